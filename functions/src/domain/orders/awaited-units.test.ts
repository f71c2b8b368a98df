import { describe, expect, it } from 'vitest'
import { noon, paidOrder, withShipped } from '../../../test/support/oak-order.ts'
import { type AwaitedUnits, dayOf, leavingAfter } from '../catalog/supply.ts'
import { promiseOf, withAwaitedGivenBack } from './awaited-units.ts'
import type { Order, OrderLines } from './order.ts'
import { type RefundRequest, refundOf, withRefunds, withRequested } from './order-refunds.ts'
import { movementsOf } from './order-stock.ts'
import { unitsToShip } from './refund-lines.ts'

const request = { orderId: 'o1', reason: 'Split', by: 'admin', now: noon }
const atStripe = (key: string, state: 'succeeded' | 'failed') => ({
  id: `re_${key}`,
  key,
  amount: 5000,
  state,
  createdAt: noon,
})
/** As the order writer stores it; `moved` is what that moves in stock. */
function stored(before: Order, after: Order) {
  const order = withAwaitedGivenBack(before, after, noon)
  const moved = movementsOf(before, order, noon).reduce((sum, { delta }) => sum + delta, 0)
  return { order, moved }
}
const refunded = (before: Order, wish: Pick<RefundRequest, 'key' | 'restock'>) => {
  const asked = withRequested(before, refundOf(before, { ...request, ...wish }))
  return stored(before, withRefunds(asked, [atStripe(wish.key, 'succeeded')]).order)
}
const waiting = (source: string): Order => ({
  ...paidOrder,
  lines: paidOrder.lines.map((line) => ({ ...line, awaited: [{ source, quantity: 3 }] })) as OrderLines,
})

it('puts only pieces that are here back into stock once a refund of all failed', () => {
  // One of the four lies here, three wait for a delivery.
  const first = refunded(waiting('D1'), { key: 'k1', restock: false })
  expect(first).toMatchObject({ order: { state: 'refunded' }, moved: 0 })
  const failed = stored(first.order, withRefunds(first.order, [atStripe('k1', 'failed')]).order)
  expect(unitsToShip(failed.order)).toEqual([{ productId: 'dowels', quantity: 1 }])
  expect(refunded(failed.order, { key: 'k2', restock: true }).moved).toBe(1)
})

it('counts no piece as never come that the same change gives back', () => {
  const sent = withShipped(waiting('week:2026-01-05'), {}, 2)
  const lines = [{ productId: 'dowels', quantity: 2 }]
  const refunds = [
    { ...refundOf(sent, { ...request, key: 'k1', lines, restock: true }), restocked: true as const },
  ]
  const order = withAwaitedGivenBack(sent, { ...sent, refunds, state: 'refunded' }, noon)
  expect(order.neverCame).toBeUndefined()
  expect(order.lines[0].awaited).toMatchObject([{ quantity: 1 }])
})

it('frees no week in which pieces were made that left', () => {
  const sent = withShipped(waiting('week:2026-01-05'))
  const { order, moved } = refunded(sent, { key: 'k1', restock: false })
  expect(order).toMatchObject({ state: 'refunded', lines: [{ awaited: [{ quantity: 3 }] }] })
  expect(moved).toBe(0)
  expect(movementsOf(sent, order, noon)).toEqual([])
})

describe('what is left of a line once a part of it was cancelled leaves', () => {
  const far = { from: '2026-07-01', to: '2026-07-03' }
  const [line] = paidOrder.lines
  const late = { source: 'D0', on: '2025-12-01', quantity: 1 }
  const soon = { source: 'D1', on: '2026-05-12', quantity: 1 }
  const last = { source: 'D2', on: '2026-07-01', quantity: 2 }
  const promised = (awaited: AwaitedUnits[], cancelled: number) => {
    const paidAt = new Date('2025-11-03T12:00:00Z')
    const before: Order = { ...paidOrder, paidAt, lines: [{ ...line, awaited, promise: far }] }
    const lines = [{ productId: line.productId, quantity: cancelled }]
    const after: Order = { ...before, cancelledLines: [{ key: 'c1', lines, by: 'ada', at: noon }] }
    return promiseOf(withAwaitedGivenBack(before, after, noon).lines[0], after)
  }
  it.each([
    ['as it was promised, where the same delivery brings the last of it', [soon, last], 1, far],
    ['after the delivery that is the last one now', [soon, last], 2, leavingAfter('2026-05-12')],
    ['today, where that one is late', [late, last], 2, leavingAfter(dayOf(noon))],
    ['today, where nothing is to come', [soon, last], 3, leavingAfter(dayOf(noon))],
  ])('%s', (_, awaited, cancelled, promise) => {
    expect(promised(awaited, cancelled)).toEqual(promise)
  })
})
