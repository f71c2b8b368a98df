import { expect, it } from 'vitest'
import { amountProblem, canBeRefunded, refundable } from './refund-form.ts'

const order = { price: 30.3, refundedAmount: 20.2, currency: 'usd', paymentStatus: true }

it('leaves exactly what was not refunded', () => {
  expect(refundable(order)).toBe(10.1)
})

it('is offered only for a payment with something left of it', () => {
  expect(canBeRefunded(order)).toBe(true)
  expect(canBeRefunded({ ...order, refundedAmount: 30.3 })).toBe(false)
  expect(canBeRefunded({ ...order, paymentStatus: false })).toBe(false)
})

it('takes all that is left, and no cent more', () => {
  expect(amountProblem(10.1, 10.1, 'usd')).toBe(true)
  expect(amountProblem(10.11, 10.1, 'usd')).toBe('At most $ 10.1/= can be refunded')
})

it.each([
  [Number.NaN, 'Amount is required'],
  [0, 'Use an amount above 0 with at most two decimals'],
  [-1, 'Use an amount above 0 with at most two decimals'],
  [1.005, 'Use an amount above 0 with at most two decimals'],
])('rejects %s', (amount, sentence) => {
  expect(amountProblem(amount, 10, 'usd')).toBe(sentence)
})

it('speaks of the currency of the order', () => {
  expect(amountProblem(12.5, 1200, 'jpy')).toBe('Use a whole amount above 0')
  expect(amountProblem(1201, 1200, 'jpy')).toBe('At most ¥1,200 can be refunded')
})
