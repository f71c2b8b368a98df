import { reservedLines, type SuppliedProducts } from '../orders/awaited-units.ts'
import { isPaid, type Order } from '../orders/order.ts'
import { withRefunds } from '../orders/order-refunds.ts'
import { awaitsAddress, awaitsFreight, isPaidBy, withPayment } from '../orders/order-rules.ts'
import { asProviderSays, isUnderWay, type ProviderRefund, type RefundRecord } from '../orders/refund.ts'
import {
  latePayment,
  type NewPaymentAlert,
  orphanAlertId,
  refundFailed,
  reinstatedLate,
  repeatedPayment,
} from './payment-alert.ts'
import type { Payment, PaymentIntent } from './payment-provider.ts'

/**
 * What a payment means for an order.
 * `pay`: it becomes paid; `reinstate`: it had expired, its units are there, so it is paid after all; `already`: it is paid
 * by this very intent; `not_complete`: no money yet; `not_this_order`: the money is not for this order and stays alone;
 * `late`: order or units are gone; `second`: the order was paid by another intent; `mismatch`: made for this order, but
 * with another amount, currency or payer. The last three are refunded; `returned`: that was decided before;
 * `repeated`: one more payment for a price alone of an order that had such a payment refunded, which an admin decides,
 * because each refund costs the shop a fee.
 */
export type Settlement =
  | 'pay'
  | 'reinstate'
  | 'already'
  | 'not_complete'
  | 'not_this_order'
  | 'late'
  | 'second'
  | 'mismatch'
  | 'returned'
  | 'repeated'

/** The one rule of settling: states only move forward, and money counts for one order once. */
export function settlementOf(
  question: Pick<SettleRequest, 'intent' | 'orderId' | 'now'> & Partial<SettleFacts>,
): Settlement {
  const { intent, orderId, order, payment, products } = question
  if (intent.status !== 'succeeded') return 'not_complete'
  if (payment?.use === 'returned') return payment.orderId === orderId ? 'returned' : 'not_this_order'
  if (payment && payment.orderId !== orderId) return 'not_this_order'
  if (payment?.use === 'undecided') return 'repeated'
  if (intent.orderId !== undefined && intent.orderId !== orderId) return 'not_this_order'
  if (order && isPaidBy(order, intent.id)) return 'already'
  const made = intent.orderId === orderId
  // An order that was never here may be another shop's on the same account: its money is not ours to refund.
  if (!order) return made && question.wasDeleted ? 'late' : 'not_this_order'
  // Nobody has said yes to what an order costs whose freight is open.
  if (!fits(intent, order) || awaitsFreight(order)) return made ? 'mismatch' : 'not_this_order'
  // Whoever may have paid too little for an order of a cart has not paid for it.
  if (!made && awaitsAddress(order)) return 'not_this_order'
  const isRepeated = !made && order.secondPaymentRefunded
  if (isPaid(order)) return isRepeated ? 'repeated' : 'second'
  // Money that was refunded meanwhile takes no units.
  const isKept = intent.refunded < intent.amount
  if (order.state === 'expired') {
    if (isKept && reservedLines(order, products, question.now)) return 'reinstate'
    return isRepeated ? 'repeated' : 'late'
  }
  return 'pay'
}

function goesBack(settlement: Settlement): settlement is 'late' | 'second' | 'mismatch' {
  return settlement === 'late' || settlement === 'second' || settlement === 'mismatch'
}

function fits(intent: PaymentIntent, order: Order): boolean {
  return intent.amount === order.total && intent.currency === order.currency && intent.uid === order.uid
}

/** What is asked: how a payment stands at the payment provider, and for which order. */
export interface SettleRequest {
  intent: PaymentIntent
  /** Every refund of the intent that the payment provider knows; absent where it was not asked. */
  refunds?: ProviderRefund[]
  /** Why the payment provider will never refund this late payment, in its own words. */
  refundDeclined?: string
  orderId: string
  now: Date
  /** The webhook event that says so; it counts as handled once nothing is left to do for it. */
  eventId?: string
}

export interface SettleFacts {
  order?: Order
  wasDeleted: boolean
  payment?: Payment
  /** The refund of this intent's money, should no order have been able to take it. */
  lateRefund?: RefundRecord
  /** The products of the order by id, should its units have to be taken again; absent are those that left the shop. */
  products?: SuppliedProducts
}

/** What follows: all of it is written together, or none of it. */
export interface Settled {
  settlement: Settlement
  /** As it stands afterwards; the very object that was found when it stays as it is. */
  order?: Order
  payment?: Payment
  refunds: RefundRecord[]
  alerts: NewPaymentAlert[]
  /** An alert that resolves itself, because the payment was reported for an order. */
  alertOver?: string
  /** Money that no order can take, which the payment provider still has to be asked to refund. */
  refundDue?: RefundRecord
}

/** What a payment and its refunds mean for an order. Repeats change nothing, and any order of arrival ends the same. */
export function settle(found: SettleFacts, request: SettleRequest): Settled {
  const { order } = found
  const settlement = settlementOf({ ...found, ...request })
  const unchanged: Settled = { settlement, order, refunds: [], alerts: [] }
  if (settlement === 'returned') return { ...unchanged, ...followReturn(found.lateRefund, request) }
  if (goesBack(settlement)) return { ...unchanged, ...returnPayment(settlement, order, request) }
  if (!order || settlement === 'not_this_order') return unchanged
  if (settlement === 'repeated')
    return found.payment ? unchanged : { ...unchanged, ...leavePayment(order, request) }
  if (settlement === 'not_complete') return { ...unchanged, order: withProblem(order, request.intent) }
  const kept = settlement === 'reinstate' ? reservedLines(order, found.products, request.now) : undefined
  return { ...unchanged, ...keepPayment(settlement, kept ? { ...order, lines: kept } : order, request) }
}

/** The order is paid, now or already, and the refunds of its payment count. */
function keepPayment(
  settlement: 'pay' | 'reinstate' | 'already',
  order: Order,
  { intent, refunds = [], now }: SettleRequest,
): Partial<Settled> {
  const isNew = settlement !== 'already'
  const { order: after, changed } = withRefunds(isNew ? paidBy(order, intent, now) : order, refunds)
  const records = changed.map((refund) => ({
    ...refund,
    orderId: order.id,
    intentId: intent.id,
    currency: order.currency,
  }))
  return {
    order: changed.length > 0 || after.state !== order.state ? after : order,
    payment: isNew ? paymentOf(intent, order.id, order.uid, 'kept', now) : undefined,
    refunds: records,
    alertOver: isNew && intent.orderId === undefined ? orphanAlertId(intent.id) : undefined,
    alerts: [
      ...(settlement === 'reinstate' ? [reinstatedLate(order, intent, now)] : []),
      ...records
        .filter(({ state }) => state === 'failed')
        .map((record) => refundFailed(record, now, undefined, order.number)),
    ],
  }
}

function paidBy(order: Order, intent: PaymentIntent, now: Date): Order {
  const { closing: _, paymentProblem: __, expiredAt, ...kept } = order
  // Once it had expired, nobody asked the register again.
  const isUnchecked = expiredAt && order.taxEvidence?.status === 'unknown'
  const paid = isUnchecked ? { ...kept, taxCheckDue: true as const } : kept
  return withPayment(paid, orderPayment(intent, 'received', now))
}

const orderPayment = ({ id, amount }: PaymentIntent, state: 'received' | 'returned', at: Date) =>
  ({ id, kind: 'card', amount, state, at }) as const

/** From here on this money belongs to no order, whatever comes later. */
function returnPayment(
  why: 'late' | 'second' | 'mismatch',
  order: Order | undefined,
  { intent, orderId, now }: SettleRequest,
): Partial<Settled> {
  const { refund, alert, sentence } = latePayment(intent, {
    order: { id: orderId, number: order?.number },
    why,
    now,
  })
  const isDue = refund.amount > 0
  return {
    order: order && afterReturn(order, { intent, sentence, now }),
    payment: paymentOf(intent, orderId, intent.uid, 'returned', now),
    refunds: isDue ? [refund] : [],
    alerts: [alert],
    refundDue: isDue ? refund : undefined,
  }
}

function afterReturn(
  order: Order,
  { intent, sentence, now }: { intent: PaymentIntent; sentence: string; now: Date },
): Order {
  // Somebody else's money is between them and their bank.
  const noted = intent.uid === order.uid ? withPayment(order, orderPayment(intent, 'returned', now)) : order
  const marked = intent.orderId === undefined ? { ...noted, secondPaymentRefunded: true as const } : noted
  return order.state === 'expired' ? { ...marked, paymentProblem: sentence } : marked
}

/** The money stays where it is until an admin decides. */
function leavePayment({ id, number }: Order, { intent, now }: SettleRequest): Partial<Settled> {
  return {
    payment: paymentOf(intent, id, intent.uid, 'undecided', now),
    alerts: [repeatedPayment(intent, { id, number }, now)],
  }
}

function followReturn(known: RefundRecord | undefined, request: SettleRequest): Partial<Settled> {
  const { intent, refunds, refundDeclined, now } = request
  if (!known) return {}
  const said = refunds?.find((refund) => refund.key === known.id)
  if (said) {
    const record = asProviderSays(known, said)
    const failsNow = record.state === 'failed' && known.state !== 'failed'
    return { refunds: [record], alerts: failsNow ? [refundFailed(record, now)] : [] }
  }
  if (!isUnderWay(known)) return {}
  if (refundDeclined === undefined) return { refundDue: known }
  if (intent.refunded >= intent.amount) return { refunds: [{ ...known, state: 'succeeded' }] }
  return { refunds: [{ ...known, state: 'failed' }], alerts: [refundFailed(known, now, refundDeclined)] }
}

function paymentOf(
  { id, amount, currency }: PaymentIntent,
  orderId: string,
  uid: string | undefined,
  use: Payment['use'],
  at: Date,
): Payment {
  return { id, orderId, uid, amount, currency, use, at }
}

function withProblem(order: Order, { id, status, problem }: PaymentIntent): Order {
  const isNews = problem !== undefined && problem !== order.paymentProblem
  const isOurs = status === 'open' && order.state === 'unpaid' && order.intentId === id
  return isNews && isOurs ? { ...order, paymentProblem: problem } : order
}
