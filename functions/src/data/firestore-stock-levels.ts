import type { Firestore, Query } from 'firebase-admin/firestore'
import type { Order } from '../domain/orders/order.ts'
import { committedUnits, type StockLevels } from '../domain/orders/stock-levels.ts'
import type { Collections } from './collections.ts'
import { pageOf, usualPageSize } from './list-page.ts'

/** What lies on the shelf and what of it is kept, read from products, holds and the orders that wait. */
export function firestoreStockLevels(
  db: Firestore,
  { products, holds, orders, stockMovements }: Collections,
): StockLevels {
  const waiting = orders.where('state', 'in', ['unpaid', 'paid', 'part_shipped'])

  return {
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
            return [...held, ...[...all.values()].flatMap(committedUnits)]
              .filter(({ productId }) => productId === id)
              .reduce((sum, { quantity }) => sum + quantity, 0)
          }
          const found = await transaction.getAll(...ids.map((id) => products.doc(id)))
          const known = found.flatMap((document) => document.data() ?? [])
          return Promise.all(
            known.map(async ({ id: productId, availableQuantity: available, lastBooking }) => {
              const committed = await committedOf(productId)
              return { productId, onHand: committed + available, committed, available, lastBooking }
            }),
          )
        },
        { readOnly: true },
      ),

    movements(productId, { limit = usualPageSize, cursor }) {
      const query = stockMovements.where('productId', '==', productId)
      return pageOf({ query, sorting: { field: 'at', direction: 'desc' }, request: { limit, cursor } })
    },
  }
}
