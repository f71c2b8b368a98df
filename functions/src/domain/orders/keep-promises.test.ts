import { expect, it, onTestFinished, vi } from 'vitest'
import { oakDowels } from '../../../test/support/oak-dowels.ts'
import { noon, paidOrder } from '../../../test/support/oak-order.ts'
import { keepPromisesOf, type PromiseStore, withPromiseKept } from './keep-promises.ts'
import type { Order } from './order.ts'
import { movementsOf } from './order-stock.ts'

const promise = { from: '2026-03-12', to: '2026-03-16' }
const [line] = paidOrder.lines
const order: Order = {
  ...paidOrder,
  lines: [{ ...line, promise, awaited: [{ source: 'D1', on: '2026-03-12', quantity: 3 }] }],
}
const product = (on: string, arrived?: Record<string, number>) => ({
  ...oakDowels,
  id: line.productId,
  supply: { kind: 'backorder' as const, incoming: [{ id: 'D1', quantity: 50, on }] },
  promised: { D1: 3 },
  arrived,
})
const kept = (from: Order, on: string, arrived?: Record<string, number>) =>
  withPromiseKept(from, product(on, arrived), noon)

it('moves with its delivery, once', () => {
  const moved = kept(order, '2026-03-26')
  expect(moved?.lines[0].promise).toEqual({ from: '2026-03-26', to: '2026-03-30' })
  expect(moved?.movedPromises).toHaveLength(1)
  expect(moved && kept(moved, '2026-03-26')).toBeUndefined()
})

it('stays while its delivery does, and once all of it came', () => {
  expect(kept(order, '2026-03-12')).toBeUndefined()
  const came = kept(order, '2026-03-12', { D1: 3 })
  expect(came?.lines[0]).toMatchObject({ promise, awaited: undefined })
  expect(came?.movedPromises).toBeUndefined()
  expect(came && kept(came, '2026-03-26')).toBeUndefined()
})

it('waits for the rest of a delivery that came in part', () => {
  expect(kept(order, '2026-03-12', { D1: 2 })?.lines[0].awaited).toMatchObject([{ quantity: 1 }])
})

it('is another movement each time that a part comes, within one run too', () => {
  const [some, all] = [kept(order, '2026-03-12', { D1: 2 }), kept(order, '2026-03-12', { D1: 3 })]
  if (!some || !all) throw new Error('both bring something')
  const moves = [...movementsOf(order, some, noon), ...movementsOf(some, all, noon)]
  expect(moves).toMatchObject([
    { kind: 'arrived', awaited: [{ quantity: -2 }] },
    { kind: 'arrived', awaited: [{ quantity: -1 }] },
  ])
  expect(new Set(moves.map(({ id }) => id)).size).toBe(2)
})

it('keeps the news of a product while somebody asked for it and the time of a run ends first', async () => {
  let passed = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => passed)
  onTestFinished(() => clock.mockRestore())
  const asked = new Set(Array.from({ length: 150 }, (_, index) => `n${index}`))
  let newsSince: Date | undefined = noon
  const promises: PromiseStore = {
    productsWithNews: async () => [],
    ordersAwaiting: async () => [],
    keep: async () => false,
    find: async () => ({ ...oakDowels, newsSince }),
    ask: async () => {},
    noticesOf: async (_, limit) => [...asked].slice(0, limit),
    async tell({ noticeId }) {
      passed += 4_000
      asked.delete(noticeId)
      return 'told'
    },
    async told() {
      newsSince = undefined
    },
  }
  const shop = { promises, settings: { enforceMinimumOrder: false }, log: console }
  expect(await keepPromisesOf(shop, oakDowels.id, noon)).toMatchObject({ notices: 120 })
  expect(newsSince).toBeDefined()
  expect(await keepPromisesOf(shop, oakDowels.id, noon)).toMatchObject({ notices: 30 })
  expect(newsSince).toBeUndefined()
})
