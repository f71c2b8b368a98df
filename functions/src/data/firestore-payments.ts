import type { Firestore } from 'firebase-admin/firestore'
import { errors } from '../domain/errors.ts'
import { isPaid, type Order } from '../domain/orders/order.ts'
import { moved } from '../domain/orders/order-moves.ts'
import type { PaymentStore } from '../domain/payments/payment-store.ts'
import type { Collections } from './collections.ts'
import { moveOrderStock, readShelfOf } from './order-stock.ts'
import { settleInside } from './settling.ts'
import { transact } from './transact.ts'

export function firestorePayments(db: Firestore, collections: Collections): PaymentStore {
  const { orders, deletedOrders, payments, stripeEvents } = collections

  return {
    attachIntent: (orderId, { intentId, attempt }, rule) =>
      transact(db, async (transaction) => {
        const order = (await transaction.get(orders.doc(orderId))).data()
        if (!order) throw errors.noSuchOrder()
        rule(order)
        if (order.intentId === intentId) return true
        if (attempt <= order.intentAttempts) return false
        const { paymentProblem: _, ...kept } = order
        transaction.set(orders.doc(orderId), { ...kept, intentId, intentAttempts: attempt })
        return true
      }),

    settle: (request) =>
      transact(db, async (transaction) => {
        const settled = await settleInside(transaction, collections, request)
        // Money that goes back is done with only once it did.
        if (request.eventId && !settled.due) {
          transaction.set(stripeEvents.doc(request.eventId), { id: request.eventId, at: request.now })
        }
        return settled
      }),

    async orderOf(intentId) {
      return (await payments.doc(intentId).get()).data()?.orderId
    },

    beginClosing: (orderId, mark, rule) =>
      transact(db, async (transaction) => {
        const order = (await transaction.get(orders.doc(orderId))).data()
        if (!order) return undefined
        rule(order)
        if (order.state !== 'unpaid' || order.closing) return order
        const closing = { ...order, closing: mark }
        transaction.set(orders.doc(orderId), closing)
        return closing
      }),

    close: (orderId, { reason, by, now }) =>
      transact(db, async (transaction) => {
        const order = (await transaction.get(orders.doc(orderId))).data()
        if (!order) return true
        if (isPaid(order)) return false
        if (order.state === 'unpaid') {
          const shelf = await readShelfOf(transaction, collections, order)
          const kind = reason === 'deleted' ? 'order_deleted' : 'order_expired'
          moveOrderStock(transaction, collections, { order, shelf, kind, uid: by, now })
        }
        if (reason === 'deleted') {
          transaction.delete(orders.doc(orderId))
          transaction.set(deletedOrders.doc(orderId), {
            ...order,
            deletedAt: now,
            deletedBy: by ?? order.uid,
          })
        } else if (order.state === 'unpaid') transaction.set(orders.doc(orderId), expiredAt(order, now))
        return true
      }),

    async ordersToClose({ now, stuckSince, limit }) {
      const due = orders
        .where('state', '==', 'unpaid')
        .where('payBy', '<=', now)
        .orderBy('payBy')
        .limit(limit)
      const stuck = orders.where('closing.since', '<=', stuckSince).orderBy('closing.since').limit(limit)
      const found = await Promise.all([due.get(), stuck.get()])
      const all = found.flatMap((answer) => answer.docs.map((document) => document.data()))
      return [...new Map(all.map((order) => [order.id, order])).values()]
    },

    async wasHandled(eventId) {
      return (await stripeEvents.doc(eventId).get()).exists
    },

    async recordEvent(eventId, now) {
      await stripeEvents.doc(eventId).set({ id: eventId, at: now })
    },
  }
}

function expiredAt(order: Order, now: Date): Order {
  const { closing: _, ...kept } = order
  return moved(kept, 'expired', { expiredAt: now })
}
