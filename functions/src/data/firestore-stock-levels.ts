import type { Firestore, Query } from 'firebase-admin/firestore'
import { type Order, unitsOf } from '../domain/orders/order.ts'
import { committedUnits } from '../domain/orders/stock-levels.ts'
import type { Shop } from '../domain/ports.ts'
import type { Collections } from './collections.ts'
import { readAll, readIn, readKnown } from './converter.ts'
import { pageOf, usualPageSize } from './list-page.ts'
import { unitsInLanes } from './stock-lanes.ts'
import { transact } from './transact.ts'

/** One transaction writes at most 500 documents. */
const linesAtATime = 400
const endOfTime = new Date('9999-12-31T00:00:00Z')

/** What lies on the shelf and what of it is kept, read from products, holds and the orders that wait; and how it got there. */
export function stockLevelStores(db: Firestore, { products, holds, orders, stockMovements }: Collections) {
  const waiting = orders.where('state', 'in', ['unpaid', 'paid', 'part_shipped'])
  const movementsOf = (productId: string) => stockMovements.where('productId', '==', productId)

  return {
    stockLevels: {
      of: (ids) =>
        db.runTransaction(
          async (transaction) => {
            const committedOf = async (id: string) => {
              const read = async <Entity>(query: Query<Entity>) =>
                (await transaction.get(query)).docs.map((document) => document.data())
              const [held, withLines, older] = await Promise.all([
                read(holds.where('productId', '==', id).where('state', '==', 'held')),
                read(waiting.where('productIds', 'array-contains', id)),
                // Orders that were stored before `productIds` have their one product beside them.
                read(waiting.where('productId', '==', id)),
              ])
              const all = new Map([...older, ...withLines].map((order): [string, Order] => [order.id, order]))
              const committed = [...held, ...[...all.values()].flatMap(committedUnits)]
              return unitsOf(committed.filter(({ productId }) => productId === id))
            }
            const places = ids.map((id) => products.doc(id))
            const known = await readKnown(transaction, places)
            return Promise.all(
              known.map(async ({ id: productId, availableQuantity, lanes, lastBooking, ...product }) => {
                const available = lanes
                  ? (await transaction.get(unitsInLanes(products.doc(productId)))).data().units
                  : availableQuantity
                // What came for orders that have not learned of it yet is theirs.
                const committed = sumOf(product.arrived) + (await committedOf(productId))
                const { supply } = product
                const incoming = unitsOf(supply?.kind === 'backorder' ? supply.incoming : [])
                const promised = sumOf(product.promised) - sumOf(product.arrived)
                const onHand = committed + available
                return { productId, onHand, committed, available, incoming, promised, lastBooking }
              }),
            )
          },
          { readOnly: true },
        ),

      movements(productId, { limit = usualPageSize, cursor }) {
        const sorting = { field: 'at', direction: 'desc' } as const
        return pageOf({ query: movementsOf(productId), sorting, request: { limit, cursor } })
      },
    },

    ledger: {
      async productAfter(last) {
        const byProduct = stockMovements.orderBy('productId').orderBy('at')
        const [oldest] = await readAll(byProduct.startAfter(last, endOfTime).limit(1))
        return oldest && { id: oldest.productId, oldest: oldest.at }
      },

      rollUp: (productId, before) =>
        transact(db, async (transaction) => {
          const id = `${productId}-rolled-up`
          const old = movementsOf(productId).where('at', '<', before).orderBy('at').limit(linesAtATime)
          const [found, earlier] = await Promise.all([
            transaction.get(old),
            readIn(transaction, stockMovements.doc(id)),
          ])
          const lines = found.docs.map((document) => document.data()).filter((line) => line.id !== id)
          const delta = lines.reduce((sum, line) => sum + line.delta, earlier?.delta ?? 0)
          for (const line of lines) transaction.delete(stockMovements.doc(line.id))
          // Dated at the cut, so that this run does not meet it again.
          if (found.size > 0)
            transaction.set(stockMovements.doc(id), { id, productId, kind: 'rolled_up', delta, at: before })
          return lines.length
        }),
    },
  } satisfies Partial<Shop>
}

const sumOf = (counts: Record<string, number> = {}) =>
  Object.values(counts).reduce((sum, units) => sum + units, 0)
