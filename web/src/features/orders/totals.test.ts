import type { OrderState } from '@wood-master/contract/order-states'
import { expect, it } from 'vitest'
import type { Order } from './orders-api.ts'
import { totalsOf } from './totals.ts'

function order(state: OrderState, price: number): Order {
  return {
    _id: 'o',
    email: 'shopper@wood-master.test',
    price,
    unitPrice: price,
    currency: 'usd',
    quantity: 1,
    productId: 'p',
    productName: 'Oak knob',
    img: '/pictures/products/oak-knob-960.jpg',
    paymentStatus: state !== 'unpaid' && state !== 'expired',
    shipped: state === 'shipped',
    state,
    createdAt: '2026-01-01T00:00:00.000Z',
    refundedAmount: 0,
    refunds: [],
  }
}

it('adds up without the dust of binary fractions', () => {
  expect(totalsOf([order('unpaid', 0.1), order('paid', 0.2)])).toEqual({ count: 2, unpaid: 0.1, all: 0.3 })
})

it('does not ask for the money of expired orders', () => {
  expect(totalsOf([order('expired', 99), order('shipped', 5)])).toEqual({ count: 2, unpaid: 0, all: 5 })
})

it('knows an empty list', () => {
  expect(totalsOf([])).toEqual({ count: 0, unpaid: 0, all: 0 })
})
