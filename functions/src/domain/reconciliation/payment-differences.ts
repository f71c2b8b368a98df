import { isPaid, type Order } from '../orders/order.ts'
import { disputeStateOf } from '../orders/order-rules.ts'
import type { PaymentIntent } from '../payments/payment-provider.ts'

/**
 * `orphan`: money that no order knows; `paid_there_not_here`, `paid_here_not_there`: one side says paid; `two_payments`:
 * one order, kept money twice; `amount_differs`: also in currency; `refund_missing`: the shop's records refunded more
 * than Stripe did; `refund_unknown`: the other way round; `stray_intent`: payable, though its order waits for another
 * or for none.
 */
type DifferenceKind =
  | 'orphan'
  | 'paid_there_not_here'
  | 'paid_here_not_there'
  | 'two_payments'
  | 'amount_differs'
  | 'refund_missing'
  | 'refund_unknown'
  | 'stray_intent'

export interface Difference {
  kind: DifferenceKind
  orderId?: string
  intentId?: string
  /** Minor units that are in question. */
  amount: number
  currency: string
}

export type Snapshot = ReturnType<typeof snapshotOf>

export function snapshotOf(intents: PaymentIntent[], orders: Order[]) {
  return {
    intents: new Map(intents.map((intent) => [intent.id, intent])),
    orders: new Map(orders.map((order) => [order.id, order])),
    orderByIntent: new Map(
      orders.flatMap((order) => (order.transactionId ? [[order.transactionId, order.id]] : [])),
    ),
  }
}

export function orderOf(snapshot: Snapshot, intent: PaymentIntent): Order | undefined {
  return snapshot.orders.get(snapshot.orderByIntent.get(intent.id) ?? intent.orderId ?? '')
}

export function differencesOf(snapshot: Snapshot): Difference[] {
  return [
    ...[...snapshot.intents.values()].flatMap((intent) => differencesOfIntent(snapshot, intent)),
    ...[...snapshot.orders.values()].flatMap((order) => differencesOfOrder(snapshot, order)),
  ]
}

type Found = (kind: DifferenceKind, amount: number) => Difference[]

function differencesOfIntent(snapshot: Snapshot, intent: PaymentIntent): Difference[] {
  const order = orderOf(snapshot, intent)
  const { id: intentId, currency, orderId } = intent
  const found: Found = (kind, amount) => [{ kind, orderId: order?.id ?? orderId, intentId, amount, currency }]
  if (intent.status === 'canceled') return []
  if (intent.status !== 'succeeded') {
    const isStray = orderId !== undefined && (order?.state !== 'unpaid' || order.intentId !== intentId)
    return isStray ? found('stray_intent', intent.amount) : []
  }
  const kept = intent.amount - intent.refunded
  if (!order) return kept > 0 ? found('orphan', kept) : []
  if (order.transactionId === intentId) return differencesOfPayment(order, intent, found)
  if (kept === 0) return []
  return found(isPaid(order) ? 'two_payments' : 'paid_there_not_here', kept)
}

function differencesOfPayment(order: Order, intent: PaymentIntent, found: Found): Difference[] {
  const differs = order.total !== intent.amount || order.currency !== intent.currency
  const isOwed = order.state === 'refunded' && disputeStateOf(order) !== 'lost'
  const owed = isOwed ? order.total - order.refundedTotal : 0
  const gap = order.refundedTotal - intent.refunded
  return [
    ...(differs ? found('amount_differs', Math.abs(order.total - intent.amount)) : []),
    ...(owed > 0 ? found('refund_missing', owed) : []),
    ...(gap > 0 ? found('refund_missing', gap) : []),
    ...(gap < 0 ? found('refund_unknown', -gap) : []),
  ]
}

function differencesOfOrder(snapshot: Snapshot, order: Order): Difference[] {
  if (!isPaid(order)) return []
  const intent = snapshot.intents.get(order.transactionId ?? '')
  if (intent?.status === 'succeeded') return []
  const { id: orderId, transactionId: intentId, total: amount, currency } = order
  return [{ kind: 'paid_here_not_there', orderId, intentId, amount, currency }]
}
