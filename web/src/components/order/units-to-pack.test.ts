import { expect, it } from 'vitest'
import { order, orderLine } from '../../testing/factories.ts'
import { unitsToPack } from './units-to-pack.ts'

const quantities = (change: Parameters<typeof order>[0]) =>
  unitsToPack(order(change)).map((line) => line.quantity)
const line = (refundedQuantity: number, restockedQuantity: number) =>
  orderLine({ productId: 'p1', quantity: 10, refundedQuantity, restockedQuantity })

it.each([
  ['all of a line without refunds', 0, 0, [10]],
  ['none of the broken pieces, which were refunded but did not go back into stock', 3, 0, [7]],
  ['none of the pieces that went back into stock, each of them counted once', 3, 3, [7]],
  ['none of the pieces that went back without a refund of their own', 3, 5, [5]],
  ['nothing of a line that was refunded as a whole', 10, 0, []],
])('packs %s', (_, refunded, restocked, expected) => {
  expect(quantities({ lines: [line(refunded, restocked)] })).toEqual(expected)
})

it('still knows what was in a parcel when its pieces are refunded afterwards', () => {
  const refund = { reason: 'Split', amount: 5, restocked: false, state: 'succeeded' } as const
  const units = (quantity: number) => [{ productId: 'p1', quantity }]
  const refunds = [
    { ...refund, _id: 'r1', lines: units(1), createdAt: '2026-03-02T08:00:00.000Z' },
    { ...refund, _id: 'r2', lines: units(4), createdAt: '2026-03-04T08:00:00.000Z' },
  ]
  const shipped = { state: 'shipped', shippedAt: '2026-03-03T08:00:00.000Z' } as const
  expect(quantities({ ...shipped, lines: [line(5, 0)], refunds })).toEqual([9])
})
