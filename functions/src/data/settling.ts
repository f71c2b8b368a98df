import type { Transaction } from 'firebase-admin/firestore'
import type { Order } from '../domain/orders/order.ts'
import { latePayment, latePaymentRefundId } from '../domain/payments/late-payment.ts'
import type { NewPaymentAlert } from '../domain/payments/payment-alert.ts'
import { refundFailed, reinstatedLate } from '../domain/payments/payment-alert-rules.ts'
import type { Settled, SettleRequest } from '../domain/payments/payment-store.ts'
import { goesBack, type Payment, paidBy, settlementOf } from '../domain/payments/settlement-rules.ts'
import { asProviderSays, isUnderWay, type RefundRecord, withRefunds } from '../domain/refunds/refund-rules.ts'
import type { Collections } from './collections.ts'
import { moveOrderStock, readShelfOf } from './order-stock.ts'
import { recordStockMovement } from './stock-ledger.ts'

/** One settling inside its transaction: reads everything, asks the rules, writes what they say. */
export async function settleInside(
  transaction: Transaction,
  collections: Collections,
  request: SettleRequest,
): Promise<Settled> {
  const { orders, deletedOrders, payments, refunds } = collections
  const { intent, orderId } = request
  const [foundOrder, foundPayment, foundReturn] = await Promise.all([
    transaction.get(orders.doc(orderId)),
    transaction.get(payments.doc(intent.id)),
    transaction.get(refunds.doc(latePaymentRefundId(intent.id))),
  ])
  const order = foundOrder.data()
  const payment = foundPayment.data()
  const shelf = order && mayMoveUnits(order) ? await readShelfOf(transaction, collections, order) : undefined
  const wasDeleted = !order && (await transaction.get(deletedOrders.doc(orderId))).exists
  const settlement = settlementOf({ intent, orderId, order, wasDeleted, payment, shelf })
  const writer = writerFor(transaction, collections, request)

  if (settlement === 'returned') {
    return { settlement, order, due: writer.followReturn(foundReturn.data()) }
  }
  if (goesBack(settlement)) return { settlement, order, due: writer.claimReturn(settlement, order) }
  if (!order) return { settlement, order }
  if (settlement === 'not_complete') return { settlement, order: writer.noteProblem(order) }
  if (settlement === 'not_this_order') return { settlement, order }

  let paid = order
  if (settlement === 'pay' || settlement === 'reinstate') paid = writer.pay(order)
  const after = withRefunds(paid, request.refunds ?? [])
  if (settlement === 'reinstate') {
    moveOrderStock(transaction, collections, { order, shelf, kind: 'late_payment', now: request.now })
    writer.raise(reinstatedLate(order, intent, request.now))
  }
  if (after.unitsBack) {
    moveOrderStock(transaction, collections, { order, shelf, kind: 'refund_restock', now: request.now })
  }
  if (after.order.state !== order.state || after.changed.length > 0) {
    transaction.set(orders.doc(order.id), after.order)
  }
  for (const refund of after.changed) {
    const record = { ...refund, orderId: order.id, intentId: intent.id, currency: order.currency }
    transaction.set(refunds.doc(refund.id), record)
    if (refund.state === 'failed') writer.raise(refundFailed(record, request.now))
  }
  return { settlement, order: after.order }
}

/** A product is read only where its units may move: many orders wait for one another behind it. */
function mayMoveUnits(order: Order): boolean {
  return order.state === 'expired' || order.refunds.some((refund) => refund.restock && !refund.restocked)
}

function writerFor(transaction: Transaction, collections: Collections, request: SettleRequest) {
  const { orders, payments, refunds, paymentAlerts } = collections
  const { intent, orderId, now } = request

  const raise = (raised: NewPaymentAlert) =>
    transaction.set(paymentAlerts.doc(raised.id), { ...raised, resolved: false })

  const decide = (use: Payment['use'], uid: string | undefined) => {
    const { id, amount, currency } = intent
    transaction.create(payments.doc(id), { id, orderId, uid, amount, currency, use, at: now })
  }

  return {
    raise,

    pay(order: Order): Order {
      decide('kept', order.uid)
      const { id, productId } = order
      recordStockMovement(transaction, collections, {
        id: `${id}-sale`,
        productId,
        kind: 'sale',
        delta: 0,
        orderId: id,
        at: now,
      })
      return paidBy(order, intent, now)
    },

    /** From here on this money belongs to nobody's order, whatever comes later. */
    claimReturn(why: 'late' | 'second' | 'mismatch', order: Order | undefined): RefundRecord | undefined {
      decide('returned', intent.uid)
      const late = latePayment(intent, { orderId, why, now })
      raise(late.alert)
      if (order?.state === 'expired') {
        transaction.set(orders.doc(order.id), { ...order, paymentProblem: late.sentence })
      }
      if (late.refund.amount === 0) return undefined
      transaction.set(refunds.doc(late.refund.id), late.refund)
      return late.refund
    },

    /** Answers the refund that the payment provider still has to be asked for. */
    followReturn(known: RefundRecord | undefined): RefundRecord | undefined {
      const said = known && request.refunds?.find((refund) => refund.key === known.id)
      if (!known || !said) return known && isUnderWay(known) ? known : undefined
      const record = asProviderSays(known, said)
      transaction.set(refunds.doc(record.id), record)
      if (record.state === 'failed' && known.state !== 'failed') raise(refundFailed(record, now))
      return undefined
    },

    noteProblem(order: Order): Order {
      const { problem } = intent
      const isNews = problem !== undefined && problem !== order.paymentProblem
      if (!isNews || intent.status !== 'open' || order.state !== 'unpaid' || order.intentId !== intent.id) {
        return order
      }
      const noted = { ...order, paymentProblem: problem }
      transaction.set(orders.doc(order.id), noted)
      return noted
    },
  }
}
