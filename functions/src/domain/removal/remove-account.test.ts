import { expect, it } from 'vitest'
import type { Account } from '../accounts/account.ts'
import { timesOf } from './remove-account.ts'

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
  expect(timesOf(email, former, [owner])).toEqual([{ since: undefined, until }])
  expect(timesOf(email, owner, [former])).toEqual([{ since, until: undefined }])
})

it('tells former owners apart', () => {
  const former = anna({ emailsUntil: { [email]: at(3) } })
  const next = { ...anna({ emailsUntil: { [email]: at(7) } }), uid: 'carol' }
  const owner = ben({ emailSince: at(8) })
  expect(timesOf(email, next, [owner, former])).toEqual([{ since: at(3), until: at(7) }])
  expect(timesOf(email, former, [owner, next])).toEqual([{ since: undefined, until: at(3) }])
  expect(timesOf(email, owner, [former, next])).toEqual([{ since: at(7), until: undefined }])
})

it.each([
  ['as each time was noted', { emailSpans: [{ email, since: at(0), until: at(3) }] }],
  ['also where an older record kept the first end alone', { emailsUntil: { [email]: at(3) } }],
])('gives back what came each time that an email was theirs, %s', (_, known) => {
  const anna = { ...ben(known), uid: 'anna', createdAt: at(0), formerEmails: [email], emailSince: at(8) }
  const former = {
    ...ben({ emailSpans: [{ email, since: at(5), until: at(7) }] }),
    email: 'ben@wood-master.test',
  }
  const first = { since: undefined, until: at(3) }
  expect(timesOf(email, anna, [former])).toEqual([first, { since: at(7), until: undefined }])
  expect(timesOf(email, former, [anna])).toEqual([{ since: at(3), until: at(7) }])
  const spans = [...(anna.emailSpans ?? []), { email, since: at(8), until: at(9) }]
  const gone = { ...anna, email: 'anna@wood-master.test', emailSpans: spans, emailSince: at(9) }
  expect(timesOf(email, gone, [former])).toEqual([first, { since: at(7), until: at(9) }])
})

it.each([
  ['', { emailSpans: [{ email, since: at(5), until: at(7) }] }],
  [' in an older record', { emailsUntil: { [email]: at(7) } }],
])('gives what came after the others to whoever has no record%s', (_, known) => {
  const former = { ...ben(known), email: 'ben@wood-master.test' }
  expect(timesOf(email, undefined, [former])).toEqual([{ since: at(7), until: undefined }])
})

it('has no limits for whoever alone had the email', () => {
  const owner = ben({})
  expect(timesOf(email, owner, [])).toEqual([{}])
  expect(timesOf(email, anna({}), [])).toEqual([{}])
})
