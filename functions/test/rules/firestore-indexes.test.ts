import { readFileSync } from 'node:fs'
import { orderSorts, orderStates, returnStates } from '@wood-master/contract/order-states'
import { productOrders } from '@wood-master/contract/products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditStock } from '../../../scripts/operator/audit-stock.ts'
import { collectionsOf } from '../../src/data/collections.ts'
import { changeRole } from '../../src/domain/accounts/change-account.ts'
import { anOrder, aProduct } from '../../testing/factories.ts'
import { signUp } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { queriesOf } from '../support/captured-queries.ts'
import { neededIndexes } from './needed-indexes.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

interface Index {
  collectionGroup: string
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[]
}
interface FieldOverride {
  collectionGroup: string
  fieldPath: string
}
const file = new URL('../../../firestore.indexes.json', import.meta.url)
const { indexes, fieldOverrides } = JSON.parse(readFileSync(file, 'utf8')) as {
  indexes: Index[]
  fieldOverrides: FieldOverride[]
}

const declared = indexes.map(({ collectionGroup, fields }) =>
  [
    collectionGroup,
    ...fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`),
  ].join(', '),
)

it('every query of the shop runs, and exactly the indexes that they need are declared', async () => {
  const { shop } = api
  const now = new Date()
  const limit = 2
  const shapes = await queriesOf(api.db, async () => {
    for (const sort of productOrders) {
      for (const q of [undefined, 'oak']) {
        for (const filter of [{}, { inStock: true }, { low: true }, { drafts: 'only' } as const]) {
          await shop.products.list({ sort, q, ...filter, limit })
        }
      }
    }
    await shop.stock.withExpiredHolds(['dowels', 'pegs'], now)
    for (const q of [undefined, 'oak']) await shop.orders.list({ cancelRequested: true, q, limit })
    for (const state of [undefined, ...orderStates]) {
      for (const q of [undefined, 'oak']) {
        for (const uid of [undefined, 'sam']) await shop.orders.list({ state, q, uid, limit })
      }
    }
    const everyFilter = [{}, { state: 'paid' }, { cancelRequested: true }, { country: 'NO' }] as const
    for (const filter of everyFilter) {
      for (const sort of orderSorts) await shop.orders.list({ ...filter, sort, limit })
      const days = { since: now, until: now }
      const amounts = { minTotal: 1, maxTotal: 2 }
      await shop.orders.list({ ...filter, ...days, ...amounts, limit })
      await shop.orders.list({ ...filter, ...days, ...amounts, sort: 'largest', limit })
      await shop.orders.count({ ...filter, ...days })
      await shop.orders.count({ ...filter, ...amounts, sort: 'largest' })
    }
    for (const state of [undefined, ...returnStates]) await shop.orders.listWithReturns({ state, limit })
    await shop.imports.list({ limit })
    await shop.reviews.list({ limit })
    await shop.reviews.listOfProduct('dowels', { limit })
    await shop.reviews.listHidden({ limit })
    await shop.orders.listWithProduct('sam', 'dowels')
    await shop.orders.totalsOf('sam')
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
    const { orderId, person, state } = { orderId: 'order', person: 'sam', state: 'ERROR' } as const
    for (const filter of [
      {},
      { orderId },
      { person },
      { state },
      { person, state },
      { orderId, person, state },
    ]) {
      await shop.outbox.list({ ...filter, limit })
    }
    await shop.outbox.due(now, limit)
    await shop.orders.listToRemind(now, limit)
    await shop.promises.productsWithNews(limit)
    await shop.promises.ordersAwaiting('dowels', 'a-delivery', limit)
    await shop.promises.noticesOf('dowels', limit)
    // What limits floods of mails is asked when one is written.
    const email = 'sam@wood-master.test'
    await api.db.doc('users/ada').set({ email: 'ada@wood-master.test', role: 'admin', createdAt: now })
    await shop.messages.add({ id: 'm', email, text: 'Hi', read: false, answered: false, createdAt: now })
    await anOrder(api, await signUp(api), await aProduct(api))
    await shop.stock.recentHoldsOf('sam', now)
    await shop.stock.productsWithExpiredHolds(now, limit)
    await shop.stock.releaseExpiredHolds('no-such-product', now)
    await shop.ledger.productAfter('dowels')
    await shop.ledger.rollUp('no-such-product', now)
    await shop.stockLevels.of([await aProduct(api)])
    await shop.stockLevels.movements('dowels', { limit })
    await shop.removals.ordersOf('sam')
    await shop.orders.listToClose({ now, stuckSince: now, limit })
    await shop.refunds.underWay(now, limit)
    await shop.invoices.ordersDue(limit)
    await shop.invoices.of('an-order')
    await shop.invoices.series(2026)
    await shop.paymentAlerts.list({ limit })
    await shop.overview.overview(now)
    await shop.database.ping()
    await auditStock(collectionsOf(api.db), now)
  })
  expect(shapes.length).toBeGreaterThan(25)
  expect(declared.toSorted()).toEqual([...new Set(shapes.flatMap(neededIndexes))].sort())
  // A field without an index of its own costs nothing when it is written, and can only be asked for in a declared one.
  const alone = shapes.filter((shape) => neededIndexes(shape).length === 0)
  const asked = alone.flatMap(({ collection, equal, contains, sorted }) =>
    [...equal, ...contains, ...sorted.map(({ field }) => field)].map((field) => `${collection}.${field}`),
  )
  const unindexed = fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)
  expect(unindexed.filter((field) => asked.includes(field))).toEqual([])
})
