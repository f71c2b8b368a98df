import { expect, it } from 'vitest'
import { amountProblem, canBeRefunded, refundable } from './refund-form.ts'

const order = { price: 30.3, refundedAmount: 20.2, currency: 'usd', paymentStatus: true }

it('leaves exactly what was not given back', () => {
  expect(refundable(order)).toBe(10.1)
})

it('is offered only for a payment with something left of it', () => {
  expect(canBeRefunded(order)).toBe(true)
  expect(canBeRefunded({ ...order, refundedAmount: 30.3 })).toBe(false)
  expect(canBeRefunded({ ...order, paymentStatus: false })).toBe(false)
})

it('takes all that is left, and no cent more', () => {
  expect(amountProblem(10.1, 10.1)).toBe(true)
  expect(amountProblem(10.11, 10.1)).toBe('At most $ 10.1/= is left to refund')
})

it.each([
  [Number.NaN, 'Amount is required'],
  [0, 'Refund more than nothing, with at most two decimals'],
  [-1, 'Refund more than nothing, with at most two decimals'],
  [1.005, 'Refund more than nothing, with at most two decimals'],
])('refuses %s', (amount, sentence) => {
  expect(amountProblem(amount, 10)).toBe(sentence)
})
