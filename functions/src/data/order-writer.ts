import type { Transaction } from 'firebase-admin/firestore'
import { type News, orderNews } from '../domain/mail/news.ts'
import { withAwaitedGivenBack } from '../domain/orders/awaited-units.ts'
import { canMove, type DeletedOrder, type Order } from '../domain/orders/order.ts'
import { derived } from '../domain/orders/order-rules.ts'
import { movementsOf } from '../domain/orders/order-stock.ts'
import type { Collections } from './collections.ts'
import type { Outbox } from './outbox.ts'
import { readMovable } from './product-documents.ts'
import type { Movable } from './stock-lanes.ts'
import { moveStock } from './stock-ledger.ts'

interface Beside {
  /** When all that follows from the change is true. */
  now: Date
  products?: ReadonlyMap<string, Movable>
  isCrowded?: (productId: string) => boolean
  news?: News[]
}

export function orderWriter(collections: Collections, outbox: Outbox) {
  const { orders, deletedOrders } = collections
  return {
    /**
     * Stores an order together with its mails, its stock movements and whether an invoice is due: the only place that
     * writes one. `before` is absent when it is new, and `after` a tombstone when it is deleted. It reads the products whose
     * stocks move, so it comes before everything else that the transaction writes. Returns the order as it is stored.
     */
    async put(
      transaction: Transaction,
      before: Order | undefined,
      after: Order | DeletedOrder,
      { now, products, isCrowded, news = [] }: Beside,
    ): Promise<Order> {
      const isDeleted = 'deletedAt' in after
      const order = isDeleted ? after : withAwaitedGivenBack(before, derived(after), now)
      const movements = movementsOf(before, order, now)
      const moving = movements.flatMap(({ productId, delta, awaited }) =>
        delta === 0 && !awaited ? [] : [productId],
      )
      const stocked = products ?? (await readMovable(transaction, collections, moving))
      if ('deletedAt' in order) {
        transaction.set(deletedOrders.doc(order.id), order)
        transaction.delete(orders.doc(order.id))
      } else if (before) {
        assertMove(before, order)
        transaction.set(orders.doc(order.id), order)
      } else transaction.create(orders.doc(order.id), order)
      const lowStocks = moveStock(transaction, collections, stocked, movements, isCrowded)
      const told = isDeleted ? [] : orderNews(before, order, now)
      await outbox.write(transaction, [...told, ...news, ...lowStocks])
      return order
    },
  }
}

function assertMove({ id, state }: Order, after: Order): void {
  if (state !== after.state && !canMove(state, after.state))
    throw new Error(`order ${id} cannot go from ${state} to ${after.state}`)
}
