import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { alertNews } from '../domain/mail/news.ts'
import { withRequested } from '../domain/orders/order-refunds.ts'
import type { RefundStore } from '../domain/refunds/refund-rules.ts'
import type { Collections } from './collections.ts'
import { read, readEach, readIds } from './converter.ts'
import { orderWriter } from './order-writer.ts'
import type { Outbox } from './outbox.ts'
import { transact } from './transact.ts'

/** Refunds in Firestore, each also on its order. Amounts in minor units. */
export function firestoreRefunds(db: Firestore, collections: Collections, outbox: Outbox): RefundStore {
  const { orders, refunds, paymentAlerts } = collections
  const { put } = orderWriter(collections, outbox)

  async function readBoth(transaction: Transaction, orderId: string, refundId: string) {
    const [order, refund] = await readEach(transaction, orders.doc(orderId), refunds.doc(refundId))
    return { order, refund }
  }

  return {
    find: (id) => read(refunds.doc(id)),

    request: ({ orderId, key }, rule) =>
      transact(db, async (transaction) => {
        const found = await readBoth(transaction, orderId, key)
        const refund = rule(found)
        if (found.order && !found.refund) {
          await put(transaction, found.order, withRequested(found.order, refund))
          transaction.create(refunds.doc(key), refund)
        }
        return refund
      }),

    fail: ({ orderId, id }, rule) =>
      transact(db, async (transaction) => {
        const found = await readBoth(transaction, orderId, id)
        const failed = rule(found)
        if (!failed) return
        const news = failed.alerts.map(alertNews)
        if (failed.order) await put(transaction, found.order, failed.order, { news })
        else await outbox.write(transaction, news)
        transaction.set(refunds.doc(id), failed.refund)
        for (const alert of failed.alerts)
          transaction.set(paymentAlerts.doc(alert.id), { ...alert, resolved: false })
      }),

    underWay: (before, limit) =>
      readIds(
        refunds
          .where('state', '==', 'pending')
          .where('createdAt', '<=', before)
          .orderBy('createdAt')
          .limit(limit),
      ),
  }
}
