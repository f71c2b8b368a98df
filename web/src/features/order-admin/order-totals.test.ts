import { expect, it } from 'vitest'
import { totalsOf } from './order-totals.ts'

const order = { quantity: 2, price: 0.1, currency: 'usd', paymentStatus: true, refundedAmount: 0 }

it('adds up pieces and cents exactly', () => {
  expect(totalsOf([order, { ...order, quantity: 3, price: 0.2 }])).toEqual({
    orders: 2,
    pieces: 5,
    ordered: 0.3,
    kept: 0.3,
  })
})

it('keeps neither what is unpaid nor what was given back', () => {
  const unpaid = { ...order, price: 5, paymentStatus: false }
  const partlyRefunded = { ...order, price: 9.99, refundedAmount: 4.5 }
  expect(totalsOf([unpaid, partlyRefunded])).toMatchObject({ ordered: 14.99, kept: 5.49 })
})

it('is nothing for no orders', () => {
  expect(totalsOf([])).toEqual({ orders: 0, pieces: 0, ordered: 0, kept: 0 })
})
