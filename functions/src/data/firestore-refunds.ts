import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { alertNews } from '../domain/mail/news.ts'
import { withRequested } from '../domain/orders/order-refunds.ts'
import type { RefundStore } from '../domain/refunds/refund-rules.ts'
import type { Collections } from './collections.ts'
import type { Outbox } from './outbox.ts'
import { transact } from './transact.ts'

/** Refunds in Firestore, each also on its order. Amounts in minor units. */
export function firestoreRefunds(db: Firestore, collections: Collections, outbox: Outbox): RefundStore {
  const { orders, refunds, paymentAlerts } = collections

  async function read(transaction: Transaction, orderId: string, refundId: string) {
    const [order, refund] = await Promise.all([
      transaction.get(orders.doc(orderId)),
      transaction.get(refunds.doc(refundId)),
    ])
    return { order: order.data(), refund: refund.data() }
  }

  return {
    async find(id) {
      return (await refunds.doc(id).get()).data()
    },

    request: ({ orderId, key }, rule) =>
      transact(db, async (transaction) => {
        const found = await read(transaction, orderId, key)
        const refund = rule(found)
        if (found.order && !found.refund) {
          transaction.create(refunds.doc(key), refund)
          transaction.set(orders.doc(orderId), withRequested(found.order, refund))
        }
        return refund
      }),

    fail: ({ orderId, id }, rule) =>
      transact(db, async (transaction) => {
        const failed = rule(await read(transaction, orderId, id))
        if (!failed) return
        transaction.set(refunds.doc(id), failed.refund)
        if (failed.order) transaction.set(orders.doc(orderId), failed.order)
        for (const alert of failed.alerts)
          transaction.set(paymentAlerts.doc(alert.id), { ...alert, resolved: false })
        await outbox.write(transaction, failed.alerts.map(alertNews))
      }),

    async underWay(before, limit) {
      const found = await refunds
        .where('state', '==', 'pending')
        .where('createdAt', '<=', before)
        .orderBy('createdAt')
        .limit(limit)
        .get()
      return found.docs.map(({ id }) => id)
    },
  }
}
