import { expect, it } from 'vitest'
import { paid as paidBy, unpaidOrder, withShipped } from '../../../test/support/oak-order.ts'
import type { Product } from '../catalog/product.ts'
import { withDelivery } from '../orders/delivery-rules.ts'
import type { Order, OrderReturn } from '../orders/order.ts'
import { mailIdOf } from './mail-of.ts'
import { orderNews, withLowStockTold } from './news.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour))
const unpaid: Order = { ...unpaidOrder, createdAt: at(8) }
const paid = paidBy(unpaid, 'pi_1', at(9))
const shipped = withShipped(paid, { shippedAt: at(10) }, 3)
const request = { state: 'open', requestedAt: at(10) } as const
const asked: Order = { ...paid, cancelRequest: request }
const declined = { ...request, state: 'declined', closedAt: at(11) } as const
const refund = { id: 'r', amount: 1, reason: '', restocked: false, createdAt: at(11) } as const
const returned = (change: Partial<OrderReturn> = {}): Order => {
  const lines = [{ productId: 'dowels', quantity: 1, reason: 'wrong' as const }]
  const one = { id: 'o1-r1', number: 'R1', lines, state: 'requested', requestedAt: at(11) } as const
  return { ...shipped, returns: [{ ...one, ...change }] }
}
const kinds = (before: Order | undefined, after: Order) =>
  orderNews(before, after, at(12)).map(({ kind }) => kind)

it.each<[string, Order | undefined, Order, string[]]>([
  ['is placed', undefined, unpaid, ['order_received']],
  ['is paid', unpaid, paid, ['payment_received', 'new_paid_order']],
  ['is shipped', paid, shipped, ['shipped']],
  ['is shipped with its rest', shipped, withShipped(shipped, { shippedAt: at(11) }, 1), ['shipped']],
  [
    'is not shipped after all',
    shipped,
    { ...paid, undoneShipments: [{ shippedAt: at(10), undoneAt: at(10), by: 'eve' }] },
    ['shipment_undone'],
  ],
  [
    'misses money once it has an address',
    paid,
    { ...paid, differenceAsked: { shippingTotal: 1, taxTotal: 1, total: 2, at: at(10), by: 'eve' } },
    ['difference_asked'],
  ],
  ['expires', unpaid, { ...unpaid, state: 'expired', expiredAt: at(12) }, ['expired']],
  ['is reminded of', unpaid, { ...unpaid, remindedAt: at(12) }, ['expires_soon']],
  [
    'is paid after all',
    { ...unpaid, state: 'expired', expiredAt: at(12) },
    paid,
    ['payment_received', 'new_paid_order'],
  ],
  ['is asked to be cancelled', paid, asked, ['cancel_requested', 'new_cancel_request']],
  ['stays although that was asked', asked, { ...asked, cancelRequest: declined }, ['cancel_declined']],
  [
    'is asked to be cancelled again',
    { ...asked, cancelRequest: declined },
    { ...asked, cancelRequest: { state: 'open', requestedAt: at(12) } },
    ['cancel_requested', 'new_cancel_request'],
  ],
  ['is shipped by mistake', { ...asked, cancelRequest: { ...request, state: 'overtaken' } }, asked, []],
  ['is to be returned', shipped, returned(), ['return_requested', 'new_return']],
  ['may be returned', returned(), returned({ state: 'accepted', decidedAt: at(12) }), ['return_accepted']],
  [
    'may not be returned',
    returned(),
    returned({ state: 'declined', decidedAt: at(12) }),
    ['return_declined'],
  ],
  ['has come back', returned(), returned({ state: 'received', receivedAt: at(12) }), ['return_received']],
  [
    'is replaced',
    returned(),
    withShipped(returned({ state: 'closed', closedAt: at(12) }), { id: 'o1-r1', returnId: 'o1-r1' }, 1),
    ['return_closed'],
  ],
  ['changes otherwise', shipped, { ...shipped, poNumber: '7' }, []],
])('an order that %s is news', (_, before, after, expected) => {
  expect(kinds(before, after)).toEqual(expected)
})

it('freight that is asked for again is mailed again', () => {
  const placed: Order = { ...unpaid, payBy: at(12), intentAttempts: 0, freight: { state: 'asked' } }
  const set: Order = withDelivery(placed, { ...placed, freight: { state: 'set' } }, at(9))
  const again = withDelivery(set, { ...set, freight: { state: 'asked' } }, at(10))
  const mails = [...orderNews(undefined, placed, at(8)), ...orderNews(set, again, at(10))].map(mailIdOf)
  expect(mails).toEqual(['o1-order_received', 'o1-freight_asked', 'o1-freight_asked-2'])
})

it('a buyer who has more time is reminded by a mail of its own', () => {
  const first: Order = { ...unpaid, remindedAt: at(12) }
  const again: Order = { ...unpaid, remindedAt: at(20) }
  expect(kinds(first, again)).toEqual(['expires_soon'])
  const mailsOf = (before: Order, after: Order) => orderNews(before, after, at(12)).map(mailIdOf)
  expect(mailsOf(first, again)).not.toEqual(mailsOf(unpaid, first))
  expect(kinds(first, { ...first, poNumber: 'PO 1' })).toEqual([])
})

it('a refund is news once the payment provider took it, and only then', () => {
  const requested: Order = { ...paid, refunds: [{ ...refund, state: 'pending' }] }
  const taken: Order = { ...paid, refunds: [{ ...refund, state: 'pending', providerId: 're_1' }] }
  const done: Order = { ...paid, refunds: [{ ...refund, state: 'succeeded', providerId: 're_1' }] }
  expect(kinds(paid, requested)).toEqual([])
  expect(kinds(requested, taken)).toEqual(['refunded'])
  expect(kinds(taken, done)).toEqual([])
  expect(kinds(paid, done)).toEqual(['refunded'])
  const foundAtStripe: Order = {
    ...done,
    refunds: [{ ...refund, id: 're_1', state: 'succeeded', providerId: 're_1' }],
  }
  expect(kinds(foundAtStripe, done), 'the same money, under its key').toEqual([])
  expect(orderNews(paid, done, at(13))).toMatchObject([{ at: at(13), refund: { id: 'r' } }])
})

const noon = new Date('2026-01-05T12:00:00Z')
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
const stock = (availableQuantity: number, lowStockToldAt?: Date) =>
  ({ id: 'dowels', minQuantity: 5, availableQuantity, lowStockToldAt }) as Product
const told = (before: Product, after: Product, at = noon) =>
  withLowStockTold(before, after, { movementId: 'm', at })

it('is news when fewer than two minimum orders are left, and is kept with the product', () => {
  const { product, news } = told(stock(10), stock(9))
  expect(product.lowStockToldAt).toEqual(noon)
  expect(news).toMatchObject([
    { kind: 'low_stock', movementId: 'm', at: noon, product: { availableQuantity: 9 } },
  ])
})

it.each([
  ['there is enough', stock(20), stock(10)],
  ['it was low before', stock(9), stock(4)],
  ['it was told within a day', stock(20, later(-23)), stock(3, later(-23))],
])('is no news when %s', (_, before, after) => {
  expect(told(before, after)).toEqual({ product: after, news: [] })
})

it('is news again a day later', () => {
  expect(told(stock(20, later(-24)), stock(3, later(-24))).news).toHaveLength(1)
})
