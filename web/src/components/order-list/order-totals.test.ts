import type { OrderState } from '@wood-master/contract/order-states'
import { expect, it } from 'vitest'
import { totalsOf } from './order-totals.ts'

const order = (
  state: OrderState,
  price: number,
  more: { refundedAmount?: number; currency?: string } = {},
) => ({
  quantity: 2,
  price,
  currency: 'usd',
  state,
  paymentStatus: state !== 'unpaid' && state !== 'expired',
  refundedAmount: 0,
  ...more,
})

it('adds up pieces and cents exactly', () => {
  expect(totalsOf([order('unpaid', 0.1), order('paid', 0.2)])).toEqual({
    currency: 'usd',
    orders: 2,
    pieces: 4,
    ordered: 0.3,
    due: 0.3,
    unpaid: 0.1,
    netPaid: 0.2,
  })
})

it('asks for nothing of an expired order', () => {
  expect(totalsOf([order('expired', 99), order('shipped', 5)])).toMatchObject({
    ordered: 104,
    due: 5,
    unpaid: 0,
  })
})

it('counts neither what is unpaid nor what was refunded as paid, and a refund not as due', () => {
  const orders = [order('unpaid', 5), order('shipped', 9.99, { refundedAmount: 4.5 })]
  expect(totalsOf(orders)).toMatchObject({ ordered: 14.99, due: 10.49, netPaid: 5.49 })
})

it('adds up in the currency of the orders', () => {
  const yen = { currency: 'jpy' }
  expect(totalsOf([order('paid', 1200, yen), order('paid', 800, yen)])).toMatchObject({
    currency: 'jpy',
    netPaid: 2000,
  })
})

it('is nothing for no orders', () => {
  expect(totalsOf([])).toMatchObject({ orders: 0, pieces: 0, ordered: 0, due: 0, unpaid: 0, netPaid: 0 })
})
