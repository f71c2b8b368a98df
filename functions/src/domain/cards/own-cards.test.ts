import { expect, it } from 'vitest'
import type { Account } from '../accounts/account.ts'
import { errors } from '../errors.ts'
import { customerKey, withCustomer } from './own-cards.ts'

const account: Account = { uid: 'ada', email: 'ada@wood-master.test', createdAt: new Date(0) }
const takenOver: Account = { ...account, takenOverAt: new Date(1_000) }

it("has one key for an account, and another one for the email's later owner", () => {
  expect(customerKey(account)).toBe('customer-ada')
  expect(customerKey(takenOver)).toBe('customer-ada-1000')
})

it('notes the customer once', () => {
  const noted = withCustomer(account, account, 'cus_1')
  expect(noted).toEqual({ ...account, customerId: 'cus_1' })
  expect(withCustomer(noted, account, 'cus_2')).toBe(noted)
})

it('notes another customer where the known one is gone, under a key of its own', () => {
  const gone = { ...account, customerId: 'cus_1' }
  expect(customerKey(gone)).toBe('customer-ada-cus_1')
  const noted = withCustomer(gone, gone, 'cus_2')
  expect(noted).toEqual({ ...account, customerId: 'cus_2' })
  expect(withCustomer(noted, gone, 'cus_3')).toBe(noted)
})

it('notes no customer of before on an account that has got its owner meanwhile, nor on one that is gone', () => {
  expect(withCustomer(takenOver, account, 'cus_1')).toBe(takenOver)
  expect(() => withCustomer(undefined, account, 'cus_1')).toThrow(errors.noSuchAccount().message)
})
