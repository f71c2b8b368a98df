import { expect, it } from 'vitest'
import {
  amountProblem,
  canBeRefunded,
  refundable,
  refundedLines,
  typedAmount,
  unitsLeft,
  unitsProblem,
} from './refund-form.ts'

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
  expect(amountProblem(10.11, 10.1, 'usd')).toBe('At most $ 10.10/= can be refunded')
})

it.each([
  [Number.NaN, 'Use an amount above 0 with at most two decimals'],
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

const lines = [
  { productId: 'oak', quantity: 10, refundedQuantity: 4, unitPrice: 0.1 },
  { productId: 'ash', quantity: 3, refundedQuantity: 0, unitPrice: 19.99 },
]
const typed = [
  { quantity: '3', restock: true },
  { quantity: '', restock: false },
]

it('refunds the chosen units of the chosen lines, at their unit prices', () => {
  expect(refundedLines(lines, typed)).toEqual([{ productId: 'oak', quantity: 3, restock: true }])
  const free = { lines, price: 30.3, taxTotal: 0, refundedAmount: 0, refunds: [], currency: 'usd' }
  expect(typedAmount(free, typed)).toBe(0.3)
  // A quarter of everything on top, which includes the units that were refunded before.
  expect(typedAmount({ ...free, price: 1.25, taxTotal: 0.25 }, typed)).toBeCloseTo(0.38, 2)
})

it('refunds no tax that went back before, and at most what is left', () => {
  const taxed = { lines, price: 1.25, taxTotal: 0.25, refundedAmount: 0.25, currency: 'usd' }
  const tax = { _id: 'r1', amount: 0.25, reason: '', restocked: false, taxOnly: true, createdAt: '' } as const
  const amount = (state: 'succeeded' | 'failed', refundedAmount = 0.25) =>
    typedAmount({ ...taxed, refundedAmount, refunds: [{ ...tax, state }] }, typed)
  expect(amount('succeeded')).toBe(0.3)
  expect(amount('failed')).toBeCloseTo(0.38, 2)
  expect(amount('succeeded', 1.04)).toBe(0.21)
})

it('comes to no amount while more units are typed than are left, or parts of one', () => {
  const order = { lines, price: 60.97, taxTotal: 0, refundedAmount: 0, refunds: [], currency: 'usd' }
  for (const quantity of ['7', '1.5', '-1'])
    expect(typedAmount(order, [{ quantity, restock: false }])).toBeNaN()
})

it('refunds no unit of a line twice', () => {
  expect(lines.map(unitsLeft)).toEqual([6, 3])
  expect(unitsProblem('6', 6)).toBe(true)
  expect(unitsProblem('', 6)).toBe(true)
  for (const wrong of ['7', '1.5', '1.000', '-1', 'x']) {
    expect(unitsProblem(wrong, 6)).toBe('Use a whole number from 0 to 6')
  }
})
