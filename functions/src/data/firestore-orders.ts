import { FieldPath, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore'
import { isDone } from '../domain/asked.ts'
import { orderFromCart, orderWasDeleted } from '../domain/checkout/order-from-cart.ts'
import { hasOpenRequest } from '../domain/orders/cancel-order.ts'
import { type Order, orderNumber } from '../domain/orders/order.ts'
import { placed } from '../domain/orders/order-rules.ts'
import type { OrderFilter } from '../domain/orders/order-store.ts'
import type { Shop } from '../domain/ports.ts'
import { unpaidUnitsIn } from '../domain/stock/hold.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { read, readAll, readEach, readIds, readIn, totalsOf } from './converter.ts'
import { newestFirst, pageOf, type Sorting, usualPageSize } from './list-page.ts'
import { numberKey, orderMatches } from './order-search.ts'
import { orderWriter } from './order-writer.ts'
import type { Outbox } from './outbox.ts'
import { idsIn, readMovable, readProducts } from './product-documents.ts'
import { queryWordOf, wordsOf } from './search-words.ts'
import { refusingByWhole } from './stock-lanes.ts'
import { type RunExclusive, runExclusiveOnAll, transact } from './transact.ts'
import { unpaidReservations } from './unpaid-reservations.ts'

/** More orders with one number, as a yearly PO number has, are listed with those that only resemble it. */
const mostNamed = 10

/** Orders in Firestore; every method that writes is one transaction and throws `busy` when it keeps losing races. */
export function orderStores(
  db: Firestore,
  collections: Collections,
  runExclusive: RunExclusive,
  outbox: Outbox,
) {
  const { carts, orders, holds, deletedOrders } = collections
  const { put } = orderWriter(collections, outbox)
  const standings = unpaidReservations(db, collections)

  /** Orders that have this very number, which come before all that only resemble it; none where very many have it. */
  async function ordersNamed(number: string): Promise<Order[]> {
    const query = orders.where('numberKeys', 'array-contains', numberKey(number))
    const named = await readAll(query.limit(mostNamed + 1))
    if (named.length > mostNamed) return []
    return named.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  }

  return {
    orders: {
      find: (id) => read(orders.doc(id)),

      async list({ limit = usualPageSize, cursor, ...filter }) {
        const { q = '' } = filter
        const { query, sorting, isWhole } = orderQuery(orders, filter)
        const request = { limit, cursor }
        if (isWhole) return pageOf({ query, sorting, request })
        const named = q === '' ? [] : (await ordersNamed(q)).filter((order) => isListed(order, filter))
        const isNamed = new Set(named.map(({ id }) => id))
        const keep = (order: Order) =>
          !isNamed.has(order.id) && isListed(order, filter) && orderMatches(q, order)
        const page = await pageOf({ query, sorting, request, keep })
        return cursor ? page : { ...page, items: [...named, ...page.items] }
      },

      async count(filter) {
        const { query, sorting, isWhole } = orderQuery(orders, filter)
        if (!isWhole) return undefined
        // Sorted as the list is, so that its indexes serve the count too.
        return (await query.orderBy(sorting.field, sorting.direction).count().get()).data().count
      },

      async totalsOf(uid) {
        const paid = orders.where('uid', '==', uid).where('paidAt', '>=', new Date(0))
        const { orders: count, amount: value } = await totalsOf(paid)
        return { orders: count, value }
      },

      async listWithProduct(uid, productId) {
        const own = orders.where('uid', '==', uid).limit(50)
        // Orders that were stored before `productIds` have their one product beside them.
        const found = await Promise.all([
          readAll(own.where('productIds', 'array-contains', productId)),
          readAll(own.where('productId', '==', productId)),
        ])
        return [...new Map(found.flat().map((order) => [order.id, order])).values()]
      },

      async listToClose({ now, stuckSince, limit }) {
        const overdue = orders
          .where('state', '==', 'unpaid')
          .where('payBy', '<=', now)
          .orderBy('payBy')
          .limit(limit)
        const stuck = orders.where('closing.since', '<=', stuckSince).orderBy('closing.since').limit(limit)
        return [...new Set((await Promise.all([readIds(overdue), readIds(stuck)])).flat())]
      },

      listToRemind: (now, limit) =>
        readIds(orders.where('remindAt', '<=', now).orderBy('remindAt').limit(limit)),

      listTaxChecks: (limit) => readAll(orders.where('taxCheckDue', '==', true).limit(limit)),

      async listOlder({ after = ' ', limit }) {
        const raw = db.collection(collectionNames.orders).select('payments')
        const { docs } = await raw.orderBy(FieldPath.documentId()).startAfter(after).limit(limit).get()
        const older = docs.filter((document) => document.get('payments') === undefined).map(({ id }) => id)
        return { read: docs.length, older, last: docs.length === limit ? docs.at(-1)?.id : undefined }
      },

      turnHoldIntoOrder: (holdId, rule) =>
        transact(db, async (transaction) => {
          const [hold, before] = await readEach(transaction, holds.doc(holdId), orders.doc(holdId))
          const made = rule({ hold, order: before })
          if (before) return before
          const number = await readFreeNumber(transaction, collections, made.id)
          const order = await put(transaction, undefined, placed(made, number.number), {
            now: made.createdAt,
          })
          number.claim()
          if (hold) transaction.set(holds.doc(hold.id), { ...hold, state: 'ordered' })
          return order
        }),

      change: (id, now, rule, { withProducts = false } = {}) =>
        transact(db, async (transaction) => {
          const order = await readIn(transaction, orders.doc(id))
          const products =
            order && withProducts ? await readProducts(transaction, collections, idsIn(order)) : undefined
          const changed = order && rule(order, products)
          if (!changed) return { order, changed: false }
          return { order: await put(transaction, order, changed, { now, products }), changed: true }
        }),

      listWithReturns: ({ state, limit = usualPageSize, cursor }) => {
        const query = state ? orders.where('returnStates', 'array-contains', state) : orders
        const sorting = { field: 'returnAskedAt', direction: 'desc' } as const
        const countOf = ({ returns }: Order) => returns.filter((one) => !state || one.state === state).length
        return pageOf({ query, sorting, request: { limit, cursor }, countOf })
      },
    },

    cartOrders: {
      async place({ lines: said, limited, ...request }, settings) {
        const { orderId, uid, now } = request
        // Only to wait in the right lines: what counts is read inside the transaction.
        const expected = said ?? (await read(carts.doc(uid)))?.lines ?? []
        const work = () =>
          transact(db, async (transaction) => {
            const [[before, deleted, cart], standing, number] = await Promise.all([
              readEach(transaction, orders.doc(orderId), deletedOrders.doc(orderId), carts.doc(uid)),
              limited && standings.read(transaction, limited),
              readFreeNumber(transaction, collections, orderId),
            ])
            if (isDone(before, request)) return before
            if (deleted) throw orderWasDeleted()
            const wanted = said ?? cart?.lines ?? []
            const products = await readMovable(transaction, collections, idsIn({ lines: wanted }))
            const asked = { limited, standing, codes: ['unpaid_limit', 'cart_not_orderable'], now } as const
            const { result, note } = await refusingByWhole(products.values(), () =>
              standings.ask(transaction, asked, (known) =>
                orderFromCart({ lines: wanted, products, standing: known }, request, settings),
              ),
            )
            const { isCrowded } = runExclusive
            const beside = { now, products, isCrowded }
            const order = await put(transaction, undefined, placed(result, number.number), beside)
            number.claim()
            if (!said) transaction.set(carts.doc(uid), { id: uid, lines: [], changedAt: now })
            note(unpaidUnitsIn(order.id, order.lines, products))
            return order
          })
        return runExclusiveOnAll(runExclusive, idsIn({ lines: expected }), work)
      },
    },
  } satisfies Partial<Shop>
}

/**
 * Reads inside the transaction that will write an order which number it gets, so that no two orders ever have the same,
 * however they race. One read, as long as nobody has the first one.
 */
async function readFreeNumber(transaction: Transaction, { orderNumbers }: Collections, orderId: string) {
  for (let attempt = 0; ; attempt++) {
    const number = orderNumber(orderId, attempt)
    const place = orderNumbers.doc(number)
    if ((await transaction.get(place)).exists) continue
    return { number, claim: () => void transaction.create(place, { id: number, orderId }) }
  }
}

const sortings = {
  newest: newestFirst,
  oldest: { field: 'createdAt', direction: 'asc' },
  largest: { field: 'total', direction: 'desc' },
} as const satisfies Record<string, Sorting>

/**
 * What the database is asked for a list of orders. Found orders come newest first, whatever they are sorted by else. The
 * whole of the list only where `isWhole`: it filters by one range, and a search by nothing but its word and the day.
 */
function orderQuery(orders: Query<Order>, filter: OrderFilter) {
  const { state, cancelRequested, q = '', uid, since, until, country, minTotal, maxTotal } = filter
  const word = queryWordOf(wordsOf(q))
  const sorting: Sorting = word ? sortings.newest : sortings[filter.sort ?? 'newest']
  let query = orders
  if (uid) query = query.where('uid', '==', uid)
  if (state) query = query.where('state', '==', state)
  if (cancelRequested) query = query.where('cancelRequested', '==', true)
  if (word) query = query.where('searchWords', 'array-contains', word)
  else if (country) query = query.where('address.country', '==', country)
  const isByDay = sorting.field === 'createdAt'
  if (isByDay && since) query = query.where('createdAt', '>=', since)
  if (isByDay && until) query = query.where('createdAt', '<', until)
  if (!isByDay && minTotal !== undefined) query = query.where('total', '>=', minTotal)
  if (!isByDay && maxTotal !== undefined) query = query.where('total', '<=', maxTotal)
  const isElsewhere = isByDay ? (minTotal ?? maxTotal) !== undefined : (since ?? until) !== undefined
  return { query, sorting, isWhole: !word && !isElsewhere }
}

function isListed(order: Order, filter: OrderFilter): boolean {
  const { state, cancelRequested, uid, since, until, country } = filter
  const { minTotal = 0, maxTotal = Number.POSITIVE_INFINITY } = filter
  return (
    (!uid || order.uid === uid) &&
    (!since || order.createdAt >= since) &&
    (!until || order.createdAt < until) &&
    (!state || order.state === state) &&
    (!cancelRequested || hasOpenRequest(order)) &&
    (!country || order.address?.country === country) &&
    order.total >= minTotal &&
    order.total <= maxTotal
  )
}
