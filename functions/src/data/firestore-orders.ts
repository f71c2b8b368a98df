import type { Firestore, Query } from 'firebase-admin/firestore'
import { errors } from '../domain/errors.ts'
import type { Order } from '../domain/orders/order.ts'
import type { OrderStore } from '../domain/orders/order-store.ts'
import type { Collections } from './collections.ts'
import { newestFirst, pageOf } from './list-page.ts'
import { matches, queryWordOf, wordsOf } from './search-words.ts'
import { transact } from './transact.ts'

/** As many as one answer carries when nobody asked for a page. */
const wholePage = 100

export function firestoreOrders(db: Firestore, { orders }: Collections): OrderStore {
  return {
    async find(id) {
      return (await orders.doc(id).get()).data()
    },

    list({ state, q, uid, limit = wholePage, cursor }) {
      const words = wordsOf(q ?? '')
      const word = queryWordOf(words)
      let query: Query<Order> = orders
      if (uid) query = query.where('uid', '==', uid)
      if (state) query = query.where('state', '==', state)
      if (word) query = query.where('searchWords', 'array-contains', word)
      const keep = word
        ? (order: Order) => matches(words, order.productName, order.email, order.buyerName ?? '', order.id)
        : undefined
      return pageOf({ query, sorting: newestFirst, request: { limit, cursor }, keep })
    },

    change: (id, rule) =>
      transact(db, async (transaction) => {
        const order = (await transaction.get(orders.doc(id))).data()
        if (!order) throw errors.noSuchOrder()
        const changed = rule(order)
        if (changed) transaction.set(orders.doc(id), changed)
        return changed !== undefined
      }),
  }
}
