import { isPaid, type Order } from '../purchasing/order.ts'
import type { PaymentIntent } from './payment-intent.ts'

/**
 * What a payment means for its order.
 * `pay`: the order becomes paid; `already`: it is paid by this very intent; `not_complete`: no money yet;
 * `mismatch`: the money is not for this order; `second`: the order was paid by another intent;
 * `late`: the order is expired, deleted or unknown, so its units are gone.
 */
export type Settlement = 'pay' | 'already' | 'not_complete' | 'mismatch' | 'second' | 'late'

export interface SettlementQuestion {
  intent: PaymentIntent
  order?: Order
  /** The order that this intent's money went to before, if any. */
  spentOn?: string
}

/** The one rule of settling: states only move forward, and money counts for one order once. */
export function settlementOf({ intent, order, spentOn }: SettlementQuestion): Settlement {
  if (intent.status !== 'succeeded') return 'not_complete'
  if (!order) return 'late'
  if (spentOn !== undefined && spentOn !== order.id) return 'mismatch'
  if (!isFor(intent, order)) return 'mismatch'
  if (isPaid(order)) return order.transactionId === intent.id ? 'already' : 'second'
  if (order.state === 'expired') return 'late'
  return 'pay'
}

/** An intent made for a price alone carries no order's id: amount, currency and payer decide then. */
function isFor(intent: PaymentIntent, order: Order): boolean {
  return (
    intent.amount === order.total &&
    intent.currency === order.currency &&
    intent.uid === order.uid &&
    (intent.orderId === undefined || intent.orderId === order.id)
  )
}

export function paidBy(order: Order, intent: PaymentIntent, now: Date): Order {
  const { closing: _, paymentProblem: __, ...kept } = order
  return { ...kept, state: 'paid', transactionId: intent.id, paidAt: now }
}
