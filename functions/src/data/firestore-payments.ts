import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { PaymentStore } from '../domain/paying/payment-store.ts'
import { withRefunded } from '../domain/paying/refund-rules.ts'
import { paidBy, settlementOf } from '../domain/paying/settlement-rules.ts'
import type { Order } from '../domain/purchasing/order.ts'
import { isPaid } from '../domain/purchasing/order.ts'
import { refusals } from '../domain/refusals.ts'
import type { Collections } from './collections.ts'
import { giveUnitsBack, readShelfOf } from './order-shelf.ts'
import { noteMovement } from './stock-ledger.ts'
import { transact } from './transact.ts'

export function firestorePayments(db: Firestore, collections: Collections): PaymentStore {
  const { orders, deletedOrders, payments, stripeEvents } = collections

  const record = (transaction: Transaction, eventId: string, at: Date) =>
    transaction.set(stripeEvents.doc(eventId), { id: eventId, at })

  /** Lets a rule change an order because of an event, and writes the event's record beside it. */
  const changeBy = (
    seen: { eventId: string; orderId: string; now: Date },
    rule: (order: Order) => Order | undefined,
  ) =>
    transact(db, async (transaction) => {
      const order = (await transaction.get(orders.doc(seen.orderId))).data()
      const changed = order && rule(order)
      if (changed) transaction.set(orders.doc(changed.id), changed)
      record(transaction, seen.eventId, seen.now)
    })

  return {
    attachIntent: (orderId, { intentId, attempt }, rule) =>
      transact(db, async (transaction) => {
        const order = (await transaction.get(orders.doc(orderId))).data()
        if (!order) throw refusals.noSuchOrder()
        rule(order)
        transaction.set(orders.doc(orderId), { ...order, intentId, intentAttempts: attempt })
      }),

    settle: ({ intent, orderId, now, eventId }) =>
      transact(db, async (transaction) => {
        const [foundOrder, foundPayment] = await Promise.all([
          transaction.get(orders.doc(orderId)),
          transaction.get(payments.doc(intent.id)),
        ])
        const order = foundOrder.data()
        const settlement = settlementOf({ intent, order, spentOn: foundPayment.data()?.orderId })
        if (settlement === 'pay' && order) {
          transaction.set(orders.doc(order.id), paidBy(order, intent, now))
          const { id, amount, currency } = intent
          transaction.create(payments.doc(id), { id, orderId, uid: order.uid, amount, currency, at: now })
          noteMovement(transaction, collections, {
            id: `${order.id}-sale`,
            productId: order.productId,
            kind: 'sale',
            delta: 0,
            orderId: order.id,
            at: now,
          })
        }
        // Money that goes back is on record only once it did.
        if (eventId && settlement !== 'late' && settlement !== 'second') record(transaction, eventId, now)
        return { settlement, order }
      }),

    beginClosing: (orderId, mark, rule) =>
      transact(db, async (transaction) => {
        const order = (await transaction.get(orders.doc(orderId))).data()
        if (!order) return undefined
        rule(order)
        if (order.state !== 'unpaid') return order
        const closing = { ...order, closing: order.closing ?? mark }
        transaction.set(orders.doc(orderId), closing)
        return closing
      }),

    deleteClosed: (orderId, { by, now }) =>
      transact(db, async (transaction) => {
        const order = (await transaction.get(orders.doc(orderId))).data()
        if (!order) return true
        if (isPaid(order)) return false
        if (order.state === 'unpaid') {
          const shelf = await readShelfOf(transaction, collections, order)
          giveUnitsBack(transaction, collections, { order, shelf, kind: 'order_deleted', uid: by, now })
        }
        transaction.delete(orders.doc(orderId))
        transaction.set(deletedOrders.doc(orderId), { ...order, deletedAt: now, deletedBy: by })
        return true
      }),

    noteProblem: (seen) =>
      changeBy(seen, (order) =>
        order.state === 'unpaid' && order.intentId === seen.intentId
          ? { ...order, paymentProblem: seen.problem }
          : undefined,
      ),

    noteRefunded: (seen) =>
      changeBy(seen, (order) =>
        order.transactionId === seen.intentId ? withRefunded(order, seen.refundedTotal) : undefined,
      ),

    async wasHandled(eventId) {
      return (await stripeEvents.doc(eventId).get()).exists
    },

    async recordEvent(eventId, now) {
      await stripeEvents.doc(eventId).set({ id: eventId, at: now })
    },
  }
}
