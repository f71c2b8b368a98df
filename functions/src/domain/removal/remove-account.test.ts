import { expect, it } from 'vitest'
import type { Account } from '../accounts/account.ts'
import { timeOf } from './remove-account.ts'

const email = 'info@wood-master.test'
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute))
const anna = (known: Partial<Account>): Account => ({
  uid: 'anna',
  email: 'anna@wood-master.test',
  createdAt: at(0),
  formerEmails: [email],
  ...known,
})
const ben = (known: Partial<Account>): Account => ({ uid: 'ben', email, createdAt: at(5), ...known })

it.each([
  ['when it was given up', anna({ emailsUntil: { [email]: at(3) } }), ben({}), at(3), at(3)],
  [
    'earlier, where the next owner came first',
    anna({ emailsUntil: { [email]: at(9) } }),
    ben({}),
    at(5),
    at(5),
  ],
  [
    'also where the next owner had another email before',
    anna({ createdAt: at(6), emailsUntil: { [email]: at(7) } }),
    ben({ emailSince: at(8) }),
    at(7),
    at(7),
  ],
  ['when the next owner got it, where nobody noted more', anna({}), ben({ emailSince: at(8) }), at(8), at(8)],
])('ends the time of an email %s', (_, former, owner, until, since) => {
  expect(timeOf(email, former, { owner, former: [] })).toEqual({ since: undefined, until })
  expect(timeOf(email, owner, { owner, former: [former] })).toEqual({ since, until: undefined })
})

it('tells former owners apart', () => {
  const former = anna({ emailsUntil: { [email]: at(3) } })
  const next = { ...anna({ emailsUntil: { [email]: at(7) } }), uid: 'carol' }
  const owner = ben({ emailSince: at(8) })
  expect(timeOf(email, next, { owner, former: [former] })).toEqual({ since: at(3), until: at(7) })
  expect(timeOf(email, former, { owner, former: [next] })).toEqual({ since: undefined, until: at(3) })
  expect(timeOf(email, owner, { owner, former: [former, next] })).toEqual({ since: at(7), until: undefined })
})

it('has no limits for whoever alone had the email', () => {
  const owner = ben({})
  expect(timeOf(email, owner, { owner, former: [] })).toEqual({})
  expect(timeOf(email, anna({}), { owner: undefined, former: [] })).toEqual({})
})
