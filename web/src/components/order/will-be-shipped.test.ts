import { expect, it } from 'vitest'
import type { Order } from '#lib/api/orders.ts'
import { order, orderLine } from '#testing/factories.ts'
import { willBeShipped } from './order-progress.ts'

const paid = (change: Partial<Order> = {}) =>
  order({ state: 'paid', paymentStatus: true, price: 25, currency: 'usd', ...change })

const refund = (amount: number, state: Order['refunds'][number]['state']): Order['refunds'][number] => ({
  _id: `r-${amount}`,
  amount,
  reason: 'Broken',
  restocked: false,
  state,
  createdAt: '2026-03-02T08:00:00.000Z',
})

const request = (state: 'open' | 'declined' | 'withdrawn') => ({
  cancelRequest: { state, requestedAt: '2026-03-02T08:00:00.000Z' },
})

it.each([
  ['paid', paid()],
  ['with a request to cancel that was declined', paid(request('declined'))],
  ['with a request to cancel that was withdrawn', paid(request('withdrawn'))],
  ['refunded in part', paid({ refunds: [refund(10, 'succeeded'), refund(14.99, 'pending')] })],
  ['whose full refund failed', paid({ refunds: [refund(25, 'failed')] })],
])('a parcel follows an order %s', (_, each) => {
  expect(willBeShipped(each)).toBe(true)
})

it.each([
  ['unpaid', order()],
  ['shipped already', paid({ state: 'shipped' })],
  ['whose pieces were all refunded, but not its freight', paid({ lines: [orderLine({ toShip: 0 })] })],
  ['that its buyer asks to cancel', paid(request('open'))],
  ['whose full refund is pending', paid({ refunds: [refund(25, 'pending')] })],
  ['refunded in parts that add up', paid({ refunds: [refund(0.1, 'succeeded'), refund(24.9, 'pending')] })],
])('none follows an order %s', (_, each) => {
  expect(willBeShipped(each)).toBe(false)
})
