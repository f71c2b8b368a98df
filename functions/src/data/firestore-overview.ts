import { AggregateField, type Firestore, type Query } from 'firebase-admin/firestore'
import { lastDays, type OverviewStore } from '../domain/overview/overview.ts'
import { collectionNames } from './collection-names.ts'

/** Everything here is counted by the database, at one read per thousand documents and without transferring any. */
export function firestoreOverview(db: Firestore): OverviewStore {
  const orders = db.collection(collectionNames.orders)
  const count = async (query: Query) => (await query.count().get()).data().count
  const where = (name: string, field: string, value: unknown) =>
    count(db.collection(name).where(field, '==', value))

  async function salesOf({ day, from, to }: { day: string; from: Date; to: Date }) {
    const paid = orders.where('paidAt', '>=', from).where('paidAt', '<', to)
    const sums = await paid
      .aggregate({ orders: AggregateField.count(), amount: AggregateField.sum('total') })
      .get()
    return { day, ...sums.data() }
  }

  return {
    async overview(now) {
      const [unpaid, toShip, lowStock, unreadMessages, needsAttention, cancelRequests, sales] =
        await Promise.all([
          where(collectionNames.orders, 'state', 'unpaid'),
          where(collectionNames.orders, 'state', 'paid'),
          where(collectionNames.products, 'low', true),
          where(collectionNames.messages, 'read', false),
          where(collectionNames.paymentAlerts, 'resolved', false),
          where(collectionNames.orders, 'cancelRequested', true),
          Promise.all(lastDays(now).map(salesOf)),
        ])
      return { unpaid, toShip, lowStock, unreadMessages, needsAttention, cancelRequests, sales }
    },
  }
}
