import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { errors } from '../domain/errors.ts'
import type { Order, Refund } from '../domain/orders/order.ts'
import { refundFailed } from '../domain/payments/payment-alert-rules.ts'
import { isUnderWay, type RefundRecord, withTotal } from '../domain/refunds/refund-rules.ts'
import type { RefundStore } from '../domain/refunds/refund-store.ts'
import { ShopError } from '../domain/shop-error.ts'
import type { Collections } from './collections.ts'
import { transact } from './transact.ts'

export function firestoreRefunds(db: Firestore, collections: Collections): RefundStore {
  const { orders, refunds, paymentAlerts, stripeEvents } = collections

  const record = (transaction: Transaction, eventId: string | undefined, at: Date) => {
    if (eventId) transaction.set(stripeEvents.doc(eventId), { id: eventId, at })
  }

  return {
    async find(id) {
      return (await refunds.doc(id).get()).data()
    },

    request: ({ orderId, key }, rule) =>
      transact(db, async (transaction) => {
        const [foundOrder, foundRefund] = await Promise.all([
          transaction.get(orders.doc(orderId)),
          transaction.get(refunds.doc(key)),
        ])
        const order = foundOrder.data()
        const known = foundRefund.data()
        if (!order) throw errors.noSuchOrder()
        if (known && known.orderId !== orderId) {
          throw new ShopError('refund_not_possible', 'This refund was asked for another order.')
        }
        if (known) return known
        const refund = rule(order)
        transaction.create(refunds.doc(key), refund)
        transaction.set(orders.doc(orderId), { ...order, refunds: [...order.refunds, copyOf(refund)] })
        return refund
      }),

    refuse: (refund, { problem, tell, now, eventId }) =>
      transact(db, async (transaction) => {
        const [foundOrder, foundRefund] = await Promise.all([
          transaction.get(orders.doc(refund.orderId)),
          transaction.get(refunds.doc(refund.id)),
        ])
        const order = foundOrder.data()
        const known = foundRefund.data()
        record(transaction, eventId, now)
        // Somebody else's try may have gone through meanwhile.
        if (!known || !isUnderWay(known)) return
        transaction.set(refunds.doc(refund.id), { ...known, state: 'failed' })
        if (order) transaction.set(orders.doc(order.id), withFailed(order, refund.id))
        if (tell) {
          const raised = refundFailed(refund, now, problem)
          transaction.set(paymentAlerts.doc(raised.id), { ...raised, resolved: false })
        }
      }),

    noteReturned: (refund, { now, eventId }) =>
      transact(db, async (transaction) => {
        transaction.set(refunds.doc(refund.id), { ...refund, state: 'succeeded' })
        record(transaction, eventId, now)
      }),

    async underWay(before, limit) {
      const found = await refunds
        .where('state', '==', 'pending')
        .where('createdAt', '<=', before)
        .orderBy('createdAt')
        .limit(limit)
        .get()
      return found.docs.map((document) => document.data())
    },
  }
}

function copyOf({ orderId: _, intentId: __, currency: ___, ...refund }: RefundRecord): Refund {
  return refund
}

function withFailed(order: Order, refundId: string): Order {
  const refunds = order.refunds.map((refund) =>
    refund.id === refundId ? { ...refund, state: 'failed' as const } : refund,
  )
  return withTotal({ ...order, refunds })
}
