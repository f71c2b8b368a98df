import { stockAllows } from '@wood-master/contract/purchase-rules'
import type { Product } from '../catalog/product.ts'
import { isPaid, type Order } from '../orders/order.ts'
import { moved } from '../orders/order-moves.ts'
import type { PaymentIntent } from './payment-intent.ts'

/** What became of an intent's money, decided once: kept for an order, or given back because no order can take it. */
export interface Payment {
  /** The intent's id. */
  id: string
  orderId: string
  uid?: string
  /** Minor units. */
  amount: number
  currency: string
  use: 'kept' | 'returned'
  at: Date
}

/**
 * What a payment means for an order.
 * `pay`: it becomes paid; `reinstate`: it had expired, its units are there, so it is paid after all; `already`: it is paid
 * by this very intent; `not_complete`: no money yet; `not_this_order`: the money is not for this order and stays alone;
 * `late`: order or units are gone; `second`: the order was paid by another intent; `mismatch`: made for this order, but
 * with another amount, currency or payer. The money of the last three goes back; `returned`: that was decided before.
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

export interface SettlementQuestion {
  intent: PaymentIntent
  orderId: string
  order?: Order
  /** True when there was such an order and it was deleted. */
  wasDeleted?: boolean
  /** What became of this intent's money before, if anything. */
  payment?: Payment
  /** The product of the order, should its units have to be taken again. */
  shelf?: Product
}

/** The one rule of settling: states only move forward, and money counts for one order once. */
export function settlementOf(question: SettlementQuestion): Settlement {
  const { intent, orderId, order, payment, shelf } = question
  if (intent.status !== 'succeeded') return 'not_complete'
  if (payment?.use === 'returned') return payment.orderId === orderId ? 'returned' : 'not_this_order'
  if (payment && payment.orderId !== orderId) return 'not_this_order'
  if (intent.orderId !== undefined && intent.orderId !== orderId) return 'not_this_order'
  if (order && isPaid(order) && order.transactionId === intent.id) return 'already'
  const made = intent.orderId === orderId
  // An order that was never here may be another shop's on the same account: its money is not ours to give back.
  if (!order) return made && question.wasDeleted ? 'late' : 'not_this_order'
  if (!fits(intent, order)) return made ? 'mismatch' : 'not_this_order'
  if (isPaid(order)) return 'second'
  if (order.state === 'expired') return isKept(intent) && unitsAreThere(order, shelf) ? 'reinstate' : 'late'
  return 'pay'
}

/** True when the money has to go back. */
export function goesBack(settlement: Settlement): settlement is 'late' | 'second' | 'mismatch' {
  return settlement === 'late' || settlement === 'second' || settlement === 'mismatch'
}

export function paidBy(order: Order, intent: PaymentIntent, now: Date): Order {
  const { closing: _, paymentProblem: __, expiredAt: ___, ...kept } = order
  return moved(kept, 'paid', { transactionId: intent.id, paidAt: now })
}

function fits(intent: PaymentIntent, order: Order): boolean {
  return intent.amount === order.total && intent.currency === order.currency && intent.uid === order.uid
}

/** Money that went back meanwhile takes no units. */
function isKept(intent: PaymentIntent): boolean {
  return intent.refunded < intent.amount
}

function unitsAreThere(order: Order, shelf: Product | undefined): boolean {
  return shelf !== undefined && stockAllows(shelf.availableQuantity, order.quantity)
}
