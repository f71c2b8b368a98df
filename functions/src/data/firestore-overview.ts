import type { WaitingCounts } from '@wood-master/contract/shop'
import type { Firestore, Query } from 'firebase-admin/firestore'
import type { Order } from '../domain/orders/order.ts'
import {
  areAllSince,
  bestSellersOf,
  type DaySales,
  lastDays,
  type OverviewStore,
  runningOutOf,
  salesDays,
  salesOf,
  soldByProduct,
  soldIn,
} from '../domain/overview/overview.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { readAll, totalsOf } from './converter.ts'
import { findProducts } from './product-documents.ts'

/** Newest paid orders that best sellers are counted from: a page view must not read a year of a busy shop. */
const countedOrders = 300

const comparedProducts = 50
const dayMs = 86_400_000

/** What can be is counted by the database, at one read per thousand documents and without transferring any. */
export function firestoreOverview(db: Firestore, collections: Collections): OverviewStore {
  const orders = db.collection(collectionNames.orders)
  const count = async (query: Query) => (await query.count().get()).data().count
  const where = (name: string, field: string, ...values: unknown[]) =>
    count(db.collection(name).where(field, 'in', values))

  const salesIn = ({ from, to }: { from: Date; to: Date }) =>
    totalsOf(orders.where('paidAt', '>=', from).where('paidAt', '<', to))

  const newestSince = (since: Date): Promise<Order[]> =>
    readAll(collections.orders.where('paidAt', '>=', since).orderBy('paidAt', 'desc').limit(countedOrders))

  async function products(counted: Order[], since: Date, now: Date) {
    const sold = soldByProduct(counted.flatMap(soldIn)).toSorted(
      (one, other) => other.quantity - one.quantity,
    )
    const ids = sold.slice(0, comparedProducts).map(({ productId }) => productId)
    const stocked = await findProducts(db, collections, ids)
    const areAll = counted.length < countedOrders
    const oldest = areAll ? since : (counted.at(-1)?.paidAt ?? since)
    const days = Math.min(salesDays, Math.max(1, (now.getTime() - oldest.getTime()) / dayMs))
    return { bestSellers: bestSellersOf(sold), runningOut: runningOutOf(sold, stocked, { days, areAll }) }
  }

  /** The database counts only the days whose orders were not all read for the best sellers anyway. */
  async function salesByDay(counted: Order[], days: ReturnType<typeof lastDays>): Promise<DaySales[]> {
    return Promise.all(
      days.map(async ({ day, ...time }) => {
        const isRead = areAllSince(counted, time.from, countedOrders)
        return { day, ...(isRead ? salesOf(counted, time) : await salesIn(time)) }
      }),
    )
  }

  async function waiting(): Promise<WaitingCounts> {
    const [unpaid, unsent, nothingToSend, lowStock, unreadMessages, needsAttention, cancelRequests, returns] =
      await Promise.all([
        where(collectionNames.orders, 'state', 'unpaid'),
        where(collectionNames.orders, 'state', 'paid', 'part_shipped'),
        where(collectionNames.orders, 'nothingToSend', true),
        where(collectionNames.products, 'low', true),
        where(collectionNames.messages, 'read', false),
        where(collectionNames.paymentAlerts, 'resolved', false),
        where(collectionNames.orders, 'cancelRequested', true),
        where(collectionNames.orders, 'returnsWait', true),
      ])
    const toShip = Math.max(0, unsent - nothingToSend)
    return { unpaid, toShip, lowStock, unreadMessages, needsAttention, cancelRequests, returns }
  }

  return {
    waiting,

    async overview(now) {
      const days = lastDays(now)
      const since = days[0]?.from ?? now
      const newest = newestSince(since)
      const [counts, previous, sales, sold] = await Promise.all([
        waiting(),
        // As many days before those that are shown.
        salesIn({ from: new Date(since.getTime() - salesDays * dayMs), to: since }),
        newest.then((counted) => salesByDay(counted, days)),
        newest.then((counted) => products(counted, since, now)),
      ])
      return { ...counts, sales, previous, ...sold }
    },
  }
}
