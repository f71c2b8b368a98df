import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { errors } from '../domain/errors.ts'
import { alertNews, paymentNews } from '../domain/mail/news.ts'
import { withRequested } from '../domain/orders/order-refunds.ts'
import {
  dueAnew,
  latePaymentRefundId,
  type NewPaymentAlert,
  raised,
  resolved,
} from '../domain/payments/payment-alert.ts'
import { type SettleRequest, settle } from '../domain/payments/settle.ts'
import type { Shop } from '../domain/ports.ts'
import type { Collections } from './collections.ts'
import { read, readEach, readIds, readIn } from './converter.ts'
import { newestOf } from './list-page.ts'
import { orderWriter } from './order-writer.ts'
import type { Outbox } from './outbox.ts'
import { idsIn, readProducts } from './product-documents.ts'
import { changeOne, transact } from './transact.ts'

/** What became of each payment; what writes is one transaction and throws `busy` when it keeps losing races. */
export function paymentStores(db: Firestore, collections: Collections, outbox: Outbox) {
  const { orders, deletedOrders, payments, refunds, paymentAlerts, stripeEvents } = collections
  const { put } = orderWriter(collections, outbox)

  async function factsOf(transaction: Transaction, { intent: { id: intentId }, orderId }: SettleRequest) {
    const [order, payment] = await readEach(transaction, orders.doc(orderId), payments.doc(intentId))
    // Written together with such a payment, and never without one.
    const lateRefund =
      payment?.use === 'returned'
        ? await readIn(transaction, refunds.doc(latePaymentRefundId(intentId)))
        : undefined
    const deletedOrder = order ? undefined : await readIn(transaction, deletedOrders.doc(orderId))
    return {
      order,
      deletedOrder,
      wasDeleted: deletedOrder !== undefined,
      payment,
      lateRefund,
      // Of an expired order, whose units are taken again; many orders contend for products.
      products:
        order?.state === 'expired' ? await readProducts(transaction, collections, idsIn(order)) : undefined,
    }
  }

  function recordEvent(transaction: Transaction, eventId: string | undefined, now: Date): void {
    if (eventId) transaction.set(stripeEvents.doc(eventId), { id: eventId, at: now })
  }

  function writeAlerts(transaction: Transaction, alerts: readonly NewPaymentAlert[]): void {
    for (const alert of alerts) transaction.set(paymentAlerts.doc(alert.id), { ...alert, resolved: false })
  }

  return {
    payments: {
      settle: (request) =>
        transact(db, async (transaction) => {
          const found = await factsOf(transaction, request)
          const settled = settle(found, request)
          const { order, payment } = settled
          const { now, eventId } = request
          const news = paymentNews(found, settled, now)
          if (order && order !== found.order)
            await put(transaction, found.order, order, { now, products: found.products, news })
          else await outbox.write(transaction, news)
          // An intent's money is decided once: what is decided cannot be written again.
          if (payment) transaction.create(payments.doc(payment.id), payment)
          for (const refund of settled.refunds) {
            const { id, providerId = id } = refund
            transaction.set(refunds.doc(id), refund)
            // Where it was before its key was known.
            if (providerId !== id && found.order?.refunds.some((known) => known.id === providerId))
              transaction.delete(refunds.doc(providerId))
          }
          if (settled.alertOver) transaction.delete(paymentAlerts.doc(settled.alertOver))
          writeAlerts(transaction, settled.alerts)
          // A payment that has to be refunded is finished only once it has been.
          if (!settled.refundDue) recordEvent(transaction, eventId, now)
          return settled
        }),

      orderOf: async (intentId) => (await read(payments.doc(intentId)))?.orderId,
      wasHandled: async (eventId) => (await stripeEvents.doc(eventId).get()).exists,
      recordEvent: (eventId, now) =>
        transact(db, async (transaction) => recordEvent(transaction, eventId, now)),
    },

    paymentAlerts: {
      list: (request) => newestOf(paymentAlerts.where('resolved', '==', false), request),

      raise: (alert, { again = false, eventId } = {}) =>
        transact(db, async (transaction) => {
          const known = await readIn(transaction, paymentAlerts.doc(alert.id))
          const listed = raised(known, alert, again)
          const kept = listed ?? dueAnew(known, alert)
          if (kept) transaction.set(paymentAlerts.doc(alert.id), kept)
          recordEvent(transaction, eventId, alert.createdAt)
          if (listed) await outbox.write(transaction, [alertNews(alert)])
        }),

      resolve: (id, by) =>
        changeOne(db, paymentAlerts.doc(id), errors.noSuchPaymentAlert, (known) => resolved(known, by)),
    },

    refunds: {
      find: (id) => read(refunds.doc(id)),

      request: ({ orderId, key }, rule) =>
        transact(db, async (transaction) => {
          const [order, known] = await readEach(transaction, orders.doc(orderId), refunds.doc(key))
          const refund = rule({ order, refund: known })
          if (order && !known) {
            await put(transaction, order, withRequested(order, refund), { now: refund.createdAt })
            transaction.create(refunds.doc(key), refund)
          }
          return refund
        }),

      fail: ({ orderId, id }, rule) =>
        transact(db, async (transaction) => {
          const [order, refund] = await readEach(transaction, orders.doc(orderId), refunds.doc(id))
          const failed = rule({ order, refund })
          if (!failed) return
          const news = failed.alerts.map(alertNews)
          if (failed.order) await put(transaction, order, failed.order, { now: failed.now, news })
          else await outbox.write(transaction, news)
          transaction.set(refunds.doc(id), failed.refund)
          writeAlerts(transaction, failed.alerts)
        }),

      underWay(before, limit) {
        const asked = refunds.where('state', '==', 'pending').where('createdAt', '<=', before)
        return readIds(asked.orderBy('createdAt').limit(limit))
      },
    },
  } satisfies Partial<Shop>
}
