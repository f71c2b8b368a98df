import { expect, it } from 'vitest'
import type { Order } from '../orders/order.ts'
import { orderNews } from './order-news.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour))
const unpaid = { id: 'o', state: 'unpaid', createdAt: at(8), refunds: [] as Order['refunds'] } as Order
const paid: Order = { ...unpaid, state: 'paid', paidAt: at(9) }
const shipped: Order = { ...paid, state: 'shipped', shippedAt: at(10) }
const refund = { id: 'r', amount: 1, reason: '', restocked: false, createdAt: at(11) } as const
const kinds = (before: Order | undefined, after: Order) => orderNews(before, after).map(({ kind }) => kind)

it.each<[string, Order | undefined, Order, string[]]>([
  ['is placed', undefined, unpaid, ['order_received']],
  ['is paid', unpaid, paid, ['payment_received', 'new_paid_order']],
  ['is shipped', paid, shipped, ['shipped']],
  ['expires', unpaid, { ...unpaid, state: 'expired', expiredAt: at(12) }, ['expired']],
  ['is reminded of', unpaid, { ...unpaid, remindedAt: at(12) }, ['expires_soon']],
  [
    'is paid after all',
    { ...unpaid, state: 'expired', expiredAt: at(12) },
    paid,
    ['payment_received', 'new_paid_order'],
  ],
  ['changes otherwise', shipped, { ...shipped, poNumber: '7' }, []],
])('an order that %s is news', (_, before, after, expected) => {
  expect(kinds(before, after)).toEqual(expected)
})

it('a refund is news once the payment provider took it, and only then', () => {
  const requested: Order = { ...paid, refunds: [{ ...refund, state: 'pending' }] }
  const taken: Order = { ...paid, refunds: [{ ...refund, state: 'pending', providerId: 're_1' }] }
  const done: Order = { ...paid, refunds: [{ ...refund, state: 'succeeded', providerId: 're_1' }] }
  expect(kinds(paid, requested)).toEqual([])
  expect(kinds(requested, taken)).toEqual(['refunded'])
  expect(kinds(taken, done)).toEqual([])
  expect(kinds(paid, done)).toEqual(['refunded'])
  expect(orderNews(paid, done, at(13))).toMatchObject([{ at: at(13), refund: { id: 'r' } }])
})
