import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import type { News } from '../domain/mail/news.ts'
import { paymentNews } from '../domain/mail/payment-news.ts'
import type { DeletedOrder } from '../domain/orders/order.ts'
import { latePaymentRefundId } from '../domain/payments/late-payment.ts'
import type { PaymentStore, SettlePlace } from '../domain/payments/payment-store.ts'
import { mayMoveUnits, type Settled, type SettleFacts } from '../domain/payments/settle.ts'
import type { Collections } from './collections.ts'
import { recordEvent } from './handled-events.ts'
import type { Outbox } from './outbox.ts'
import { readProducts } from './read-products.ts'
import { moveStock } from './stock-ledger.ts'
import { transact } from './transact.ts'

interface Found extends SettleFacts {
  deletedOrder?: DeletedOrder
  products: ReadonlyMap<string, Product>
}

/**
 * What became of each payment in Firestore; settling is one transaction and throws `busy` when it keeps losing races.
 */
export function firestorePayments(db: Firestore, collections: Collections, outbox: Outbox): PaymentStore {
  const { orders, deletedOrders, payments, refunds, paymentAlerts, stripeEvents } = collections

  async function read(transaction: Transaction, { intentId, orderId }: SettlePlace): Promise<Found> {
    const [foundOrder, foundPayment] = await Promise.all([
      transaction.get(orders.doc(orderId)),
      transaction.get(payments.doc(intentId)),
    ])
    const [order, payment] = [foundOrder.data(), foundPayment.data()]
    // Written together with such a payment, and never without one.
    const lateRefund =
      payment?.use === 'returned'
        ? (await transaction.get(refunds.doc(latePaymentRefundId(intentId)))).data()
        : undefined
    const moving = order && mayMoveUnits(order) ? order.lines.map(({ productId }) => productId) : []
    const deletedOrder = order ? undefined : (await transaction.get(deletedOrders.doc(orderId))).data()
    return {
      order,
      deletedOrder,
      wasDeleted: deletedOrder !== undefined,
      payment,
      lateRefund,
      products: await readProducts(transaction, collections, moving),
    }
  }

  /** Returns the news that this is to somebody. */
  function write(transaction: Transaction, found: Found, settled: Settled, now: Date): News[] {
    const { order, payment } = settled
    if (order && order !== found.order) transaction.set(orders.doc(order.id), order)
    // An intent's money is decided once: what is decided cannot be written again.
    if (payment) transaction.create(payments.doc(payment.id), payment)
    for (const refund of settled.refunds) transaction.set(refunds.doc(refund.id), refund)
    const lowStocks = moveStock(transaction, collections, found.products, settled.stockMovements)
    if (settled.alertOver) transaction.delete(paymentAlerts.doc(settled.alertOver))
    for (const alert of settled.alerts)
      transaction.set(paymentAlerts.doc(alert.id), { ...alert, resolved: false })
    return [...paymentNews(found, settled, now), ...lowStocks]
  }

  return {
    settle: (place, rule) =>
      transact(db, async (transaction) => {
        const found = await read(transaction, place)
        const settled = rule(found)
        const news = write(transaction, found, settled, place.now)
        // A payment that has to be refunded is finished only once it has been.
        if (!settled.refundDue) recordEvent(transaction, collections, place.eventId, place.now)
        await outbox.write(transaction, news)
        return settled
      }),

    async orderOf(intentId) {
      return (await payments.doc(intentId).get()).data()?.orderId
    },

    async wasHandled(eventId) {
      return (await stripeEvents.doc(eventId).get()).exists
    },

    recordEvent: (eventId, now) =>
      transact(db, async (transaction) => recordEvent(transaction, collections, eventId, now)),
  }
}
