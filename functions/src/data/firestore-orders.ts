import type { Firestore, Query } from 'firebase-admin/firestore'
import { orderNews } from '../domain/mail/news.ts'
import type { Order } from '../domain/orders/order.ts'
import type { OrderStore } from '../domain/orders/order-store.ts'
import type { Collections } from './collections.ts'
import { newestFirst, pageOf, usualPageSize } from './list-page.ts'
import { readFreeNumber } from './order-documents.ts'
import { orderMatches } from './order-search.ts'
import type { Outbox } from './outbox.ts'
import { readProducts } from './product-documents.ts'
import { queryWordOf, wordsOf } from './search-words.ts'
import { moveStock } from './stock-ledger.ts'
import { transact } from './transact.ts'

/**
 * Orders in Firestore; every method that writes is one transaction and throws `busy` when it keeps losing races.
 */
export function firestoreOrders(db: Firestore, collections: Collections, outbox: Outbox): OrderStore {
  const { orders, deletedOrders, holds } = collections

  return {
    async find(id) {
      return (await orders.doc(id).get()).data()
    },

    list({ state, cancelRequested, q, uid, since, limit = usualPageSize, cursor }) {
      const words = wordsOf(q ?? '')
      const word = queryWordOf(words)
      let query: Query<Order> = orders
      if (uid) query = query.where('uid', '==', uid)
      if (since) query = query.where('createdAt', '>=', since)
      if (state) query = query.where('state', '==', state)
      if (cancelRequested) query = query.where('cancelRequested', '==', true)
      if (word) query = query.where('searchWords', 'array-contains', word)
      const keep = word ? (order: Order) => orderMatches(words, order) : undefined
      return pageOf({ query, sorting: newestFirst, request: { limit, cursor }, keep })
    },

    async listWithProduct(uid, productId) {
      const own = orders.where('uid', '==', uid).limit(50)
      // Orders that were stored before `productIds` have their one product beside them.
      const found = await Promise.all([
        own.where('productIds', 'array-contains', productId).get(),
        own.where('productId', '==', productId).get(),
      ])
      const all = found.flatMap(({ docs }) => docs.map((document) => document.data()))
      return [...new Map(all.map((order) => [order.id, order])).values()]
    },

    async listToClose({ now, stuckSince, limit }) {
      const overdue = orders
        .where('state', '==', 'unpaid')
        .where('payBy', '<=', now)
        .orderBy('payBy')
        .limit(limit)
      const stuck = orders.where('closing.since', '<=', stuckSince).orderBy('closing.since').limit(limit)
      const found = await Promise.all([overdue.get(), stuck.get()])
      const all = found.flatMap(({ docs }) => docs.map((document) => document.data()))
      return [...new Map(all.map((order) => [order.id, order])).values()]
    },

    async listToRemind(now, limit) {
      const found = await orders.where('remindAt', '<=', now).orderBy('remindAt').limit(limit).get()
      return found.docs.map(({ id }) => id)
    },

    turnHoldIntoOrder: (holdId, rule) =>
      transact(db, async (transaction) => {
        const [foundHold, foundOrder] = await Promise.all([
          transaction.get(holds.doc(holdId)),
          transaction.get(orders.doc(holdId)),
        ])
        const hold = foundHold.data()
        const before = foundOrder.data()
        const made = rule({ hold, order: before })
        if (before) return before
        const number = await readFreeNumber(transaction, collections, made.id)
        const order: Order = { ...made, number: number.number }
        transaction.create(orders.doc(order.id), order)
        number.claim()
        if (hold) transaction.set(holds.doc(hold.id), { ...hold, state: 'ordered' })
        await outbox.write(transaction, orderNews(undefined, order))
        return order
      }),

    change: (id, rule) =>
      transact(db, async (transaction) => {
        const order = (await transaction.get(orders.doc(id))).data()
        const changed = order && rule(order)
        if (changed) {
          transaction.set(orders.doc(id), changed)
          await outbox.write(transaction, orderNews(order, changed))
        }
        return { order: changed ?? order, changed: changed !== undefined }
      }),

    close: (id, rule) =>
      transact(db, async (transaction) => {
        const found = (await transaction.get(orders.doc(id))).data()
        if (!found) return true
        const closed = rule(found)
        if (!closed) return false
        const { order, tombstone, stockMovements } = closed
        const moving = stockMovements.map(({ productId }) => productId)
        const products = await readProducts(transaction, collections, moving)
        const news = moveStock(transaction, collections, products, stockMovements)
        if (tombstone) transaction.set(deletedOrders.doc(id), tombstone)
        if (!order) transaction.delete(orders.doc(id))
        else if (order !== found) transaction.set(orders.doc(id), order)
        await outbox.write(transaction, [...news, ...(order ? orderNews(found, order) : [])])
        return true
      }),
  }
}
