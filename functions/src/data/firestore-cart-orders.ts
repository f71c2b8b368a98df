import type { Firestore } from 'firebase-admin/firestore'
import type { CartOrderStore } from '../domain/checkout/order-cart.ts'
import { orderWasDeleted } from '../domain/checkout/order-from-cart.ts'
import { orderNews } from '../domain/mail/news.ts'
import type { Order } from '../domain/orders/order.ts'
import { orderMovements } from '../domain/orders/order-stock.ts'
import { unpaidUnitsOf } from '../domain/stock/unpaid-limits.ts'
import type { Collections } from './collections.ts'
import { readFreeNumber } from './order-documents.ts'
import type { Outbox } from './outbox.ts'
import { readProducts } from './product-documents.ts'
import { type RunExclusive, runExclusiveOnAll } from './run-exclusive.ts'
import { moveStock } from './stock-ledger.ts'
import { transact } from './transact.ts'
import { retryWithVerifiedStanding, unpaidReservations } from './unpaid-reservations.ts'

/** Orders of whole carts in Firestore; placing one is one transaction and throws `busy` when it keeps losing races. */
export function firestoreCartOrders(
  db: Firestore,
  collections: Collections,
  runExclusive: RunExclusive,
  outbox: Outbox,
): CartOrderStore {
  const { carts, orders, deletedOrders } = collections
  const standings = unpaidReservations(db, collections)

  return {
    async place({ orderId, uid, limited, now }, rule) {
      // Only to wait in the right lines: what counts is read inside the transaction.
      const expected = (await carts.doc(uid).get()).data()?.lines ?? []
      const lines = expected.map(({ productId }) => productId)
      const work = () =>
        transact(db, async (transaction) => {
          const [placed, deleted, cart, standing, number] = await Promise.all([
            transaction.get(orders.doc(orderId)),
            transaction.get(deletedOrders.doc(orderId)),
            transaction.get(carts.doc(uid)),
            limited && standings.read(transaction, limited),
            readFreeNumber(transaction, collections, orderId),
          ])
          const before = placed.data()
          if (before) return before
          if (deleted.exists) throw orderWasDeleted()
          const wanted = cart.data()?.lines ?? []
          const ids = wanted.map(({ productId }) => productId)
          const products = await readProducts(transaction, collections, ids)
          const { result, known } = await retryWithVerifiedStanding(
            (standing) => rule({ lines: wanted, products, standing }),
            {
              standing,
              verify: async () =>
                limited && standing && standings.verify(transaction, limited, { standing, now }),
              codes: ['unpaid_limit', 'cart_not_orderable'],
            },
          )
          const order: Order = { ...result, number: number.number }
          transaction.create(orders.doc(orderId), order)
          number.claim()
          transaction.set(carts.doc(uid), { id: uid, lines: [], changedAt: now })
          if (limited && known) {
            const units = order.lines.flatMap(({ productId, quantity }) => {
              const product = products.get(productId)
              return product ? [unpaidUnitsOf({ id: order.id, productId, quantity }, product)] : []
            })
            standings.note(transaction, limited, { standing: known, units, now })
          }
          const movements = orderMovements(order, 'hold', { now, uid })
          const news = moveStock(transaction, collections, products, movements)
          await outbox.write(transaction, [...orderNews(undefined, order), ...news])
          return order
        })
      return runExclusiveOnAll(runExclusive, lines, work)
    },
  }
}
