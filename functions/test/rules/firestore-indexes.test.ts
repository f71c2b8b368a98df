import { readFileSync } from 'node:fs'
import { orderStates } from '@wood-master/contract/order-states'
import { productOrders } from '@wood-master/contract/products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeRole } from '../../src/domain/accounts/change-role.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { type QueryShape, queriesOf } from '../support/captured-queries.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

interface Index {
  collectionGroup: string
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[]
}
const file = new URL('../../../firestore.indexes.json', import.meta.url)
const { indexes } = JSON.parse(readFileSync(file, 'utf8')) as { indexes: Index[] }

/** Fields that this index serves by equality when a query sorts like this; nothing when it serves another sorting. */
function servedBy({ fields }: Index, { sorted }: QueryShape): string[] | undefined {
  const sorting = fields.slice(fields.length - sorted.length)
  const same = sorting.every(
    ({ fieldPath, order }, place) => fieldPath === sorted[place]?.field && order === sorted[place]?.direction,
  )
  return same ? fields.slice(0, fields.length - sorted.length).map(({ fieldPath }) => fieldPath) : undefined
}

/**
 * Firestore serves one field by itself, and equalities without sorting by merging; with both, each compared field must
 * stand in a declared index that ends with the same sorting (those are merged, too).
 */
function missingFor(shape: QueryShape): string[] {
  const compared = [...shape.equal, ...shape.contains]
  if (shape.sorted.length === 0 || (compared.length === 0 && shape.sorted.length === 1)) return []
  const served = indexes
    .filter(({ collectionGroup }) => collectionGroup === shape.collection)
    .flatMap((index) => {
      const fields = servedBy(index, shape)
      return fields?.every((field) => compared.includes(field)) ? [fields] : []
    })
  if (compared.length === 0) return served.length > 0 ? [] : shape.sorted.map(({ field }) => field)
  return compared.filter((field) => !served.flat().includes(field))
}

it('every query of the shop runs, and every index that it needs is declared', async () => {
  const { shop } = api
  const now = new Date()
  const limit = 2
  const shapes = await queriesOf(api.db, async () => {
    for (const sort of productOrders) {
      for (const q of [undefined, 'oak']) {
        for (const filter of [{}, { inStock: true }, { low: true }]) {
          await shop.products.list({ sort, q, ...filter, limit })
        }
      }
    }
    await shop.products.findByTerms(['OAK-DOWELS', 'Oak dowels'])
    await shop.products.findNear(['OAK-DOWEL'])
    for (const state of [undefined, ...orderStates]) {
      for (const q of [undefined, 'oak']) {
        for (const uid of [undefined, 'sam']) await shop.orders.list({ state, q, uid, limit })
      }
    }
    await shop.reviews.list({ limit })
    for (const q of [undefined, 'sam']) await shop.accounts.list({ q, limit })
    await shop.accounts.findByEmail('sam@wood-master.test')
    const change = {
      email: 'nobody@wood-master.test',
      to: 'admin',
      by: { uid: 'a', email: 'a' },
      changeId: 'c',
      now,
    } as const
    await expect(changeRole(shop, change)).rejects.toThrow()
    for (const show of [undefined, 'unread', 'unanswered'] as const) await shop.messages.list({ show, limit })
    await shop.stock.recentHoldsOf('sam', now)
    await shop.stock.productsWithExpiredHolds(now, limit)
    await shop.stock.releaseExpiredHolds('no-such-product', now)
    await shop.ledger.productsWithMovementsBefore(now, limit)
    await shop.ledger.rollUp('no-such-product', now)
    await shop.removals.ordersUnderWay('sam')
    await shop.orders.listToClose({ now, stuckSince: now, limit })
    await shop.refunds.underWay(now, limit)
    await shop.paymentAlerts.list({ limit })
    await shop.overview.overview(now)
    await shop.database.ping()
  })
  expect(shapes.length).toBeGreaterThan(25)
  const missing = shapes.map((shape) => ({ ...shape, missing: missingFor(shape) }))
  expect(missing.filter(({ missing }) => missing.length > 0)).toEqual([])
})
