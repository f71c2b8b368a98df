import { FieldPath, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore'
import type { CartOrderStore } from '../domain/checkout/order-cart.ts'
import { orderWasDeleted } from '../domain/checkout/order-from-cart.ts'
import { hasOpenRequest } from '../domain/orders/cancel-order.ts'
import { placed } from '../domain/orders/derive-order.ts'
import { type Order, orderNumber } from '../domain/orders/order.ts'
import type { OrderStore } from '../domain/orders/order-store.ts'
import { unpaidUnitsOf } from '../domain/stock/hold.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { newestFirst, pageOf, usualPageSize } from './list-page.ts'
import { numberKey, orderMatches } from './order-search.ts'
import { orderWriter } from './order-writer.ts'
import type { Outbox } from './outbox.ts'
import { readProducts } from './product-documents.ts'
import { queryWordOf, wordsOf } from './search-words.ts'
import { type RunExclusive, runExclusiveOnAll, transact } from './transact.ts'
import { retryWithVerifiedStanding, unpaidReservations } from './unpaid-reservations.ts'

/** More orders with one number, as a yearly PO number has, are listed with those that only resemble it. */
const mostNamed = 10

/**
 * Orders in Firestore; every method that writes is one transaction and throws `busy` when it keeps losing races.
 */
export function firestoreOrders(db: Firestore, collections: Collections, outbox: Outbox): OrderStore {
  const { orders, holds } = collections
  const { put } = orderWriter(collections, outbox)

  /** Orders that have this very number, which come before all that only resemble it; none where very many have it. */
  async function ordersNamed(number: string): Promise<Order[]> {
    const found = await orders
      .where('numberKeys', 'array-contains', numberKey(number))
      .limit(mostNamed + 1)
      .get()
    if (found.size > mostNamed) return []
    const named = found.docs.map((document) => document.data())
    return named.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  }

  return {
    async find(id) {
      return (await orders.doc(id).get()).data()
    },

    async list({ state, cancelRequested, q = '', uid, since, limit = usualPageSize, cursor }) {
      const word = queryWordOf(wordsOf(q))
      let query: Query<Order> = orders
      if (uid) query = query.where('uid', '==', uid)
      if (since) query = query.where('createdAt', '>=', since)
      if (state) query = query.where('state', '==', state)
      if (cancelRequested) query = query.where('cancelRequested', '==', true)
      if (word) query = query.where('searchWords', 'array-contains', word)
      const request = { limit, cursor }
      if (!word) return pageOf({ query, sorting: newestFirst, request })
      const named = (await ordersNamed(q)).filter(
        (order) =>
          (!uid || order.uid === uid) &&
          (!since || order.createdAt >= since) &&
          (!state || order.state === state) &&
          (!cancelRequested || hasOpenRequest(order)),
      )
      const isNamed = new Set(named.map(({ id }) => id))
      const keep = (order: Order) => !isNamed.has(order.id) && orderMatches(q, order)
      const page = await pageOf({ query, sorting: newestFirst, request, keep })
      return cursor ? page : { ...page, items: [...named, ...page.items] }
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
      return [...new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)))]
    },

    async listToRemind(now, limit) {
      const found = await orders.where('remindAt', '<=', now).orderBy('remindAt').limit(limit).get()
      return found.docs.map(({ id }) => id)
    },

    async listTaxChecks(limit) {
      const { docs } = await orders.where('taxCheckDue', '==', true).limit(limit).get()
      return docs.map((document) => document.data())
    },

    async listOlder({ after = ' ', limit }) {
      const raw = db.collection(collectionNames.orders).select('payments')
      const { docs } = await raw.orderBy(FieldPath.documentId()).startAfter(after).limit(limit).get()
      const older = docs.filter((document) => document.get('payments') === undefined).map(({ id }) => id)
      return { read: docs.length, older, last: docs.length === limit ? docs.at(-1)?.id : undefined }
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
        const order = await put(transaction, undefined, placed(made, number.number))
        number.claim()
        if (hold) transaction.set(holds.doc(hold.id), { ...hold, state: 'ordered' })
        return order
      }),

    change: (id, rule) =>
      transact(db, async (transaction) => {
        const order = (await transaction.get(orders.doc(id))).data()
        const changed = order && rule(order)
        if (!changed) return { order, changed: false }
        return { order: await put(transaction, order, changed), changed: true }
      }),

    close: (id, rule) =>
      transact(db, async (transaction) => {
        const found = (await transaction.get(orders.doc(id))).data()
        if (!found) return true
        const closed = rule(found)
        if (closed && closed !== found) await put(transaction, found, closed)
        return closed !== undefined
      }),
  }
}

/** Orders of whole carts in Firestore; placing one is one transaction and throws `busy` when it keeps losing races. */
export function firestoreCartOrders(
  db: Firestore,
  collections: Collections,
  runExclusive: RunExclusive,
  outbox: Outbox,
): CartOrderStore {
  const { carts, orders, deletedOrders } = collections
  const { put } = orderWriter(collections, outbox)
  const standings = unpaidReservations(db, collections)

  return {
    async place({ orderId, uid, limited, now }, rule) {
      // Only to wait in the right lines: what counts is read inside the transaction.
      const expected = (await carts.doc(uid).get()).data()?.lines ?? []
      const lines = expected.map(({ productId }) => productId)
      const work = () =>
        transact(db, async (transaction) => {
          const [found, deleted, cart, standing, number] = await Promise.all([
            transaction.get(orders.doc(orderId)),
            transaction.get(deletedOrders.doc(orderId)),
            transaction.get(carts.doc(uid)),
            limited && standings.read(transaction, limited),
            readFreeNumber(transaction, collections, orderId),
          ])
          const before = found.data()
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
          const order = await put(transaction, undefined, placed(result, number.number), { products })
          number.claim()
          transaction.set(carts.doc(uid), { id: uid, lines: [], changedAt: now })
          if (limited && known) {
            const units = order.lines.flatMap(({ productId, quantity }) => {
              const product = products.get(productId)
              return product ? [unpaidUnitsOf({ id: order.id, productId, quantity }, product)] : []
            })
            standings.note(transaction, limited, { standing: known, units, now })
          }
          return order
        })
      return runExclusiveOnAll(runExclusive, lines, work)
    },
  }
}

export interface FreeNumber {
  number: string
  claim(): void
}

/**
 * Reads inside the transaction that will write an order which number it gets, so that no two orders ever have the same,
 * however they race. One read, as long as nobody has the first one.
 */
async function readFreeNumber(
  transaction: Transaction,
  { orderNumbers }: Pick<Collections, 'orderNumbers'>,
  orderId: string,
): Promise<FreeNumber> {
  for (let attempt = 0; ; attempt++) {
    const number = orderNumber(orderId, attempt)
    const place = orderNumbers.doc(number)
    if ((await transaction.get(place)).exists) continue
    return { number, claim: () => void transaction.create(place, { id: number, orderId }) }
  }
}
