import { stockAllows } from '@wood-master/contract/purchase-rules'
import { isPaid, type Order } from '../orders/order.ts'
import type { Payment, PaymentIntent } from './payment-provider.ts'

/**
 * What a payment means for an order.
 * `pay`: it becomes paid; `reinstate`: it had expired, its units are there, so it is paid after all; `already`: it is paid
 * by this very intent; `not_complete`: no money yet; `not_this_order`: the money is not for this order and stays alone;
 * `late`: order or units are gone; `second`: the order was paid by another intent; `mismatch`: made for this order, but
 * with another amount, currency or payer. The last three are refunded; `returned`: that was decided before;
 * `repeated`: one more payment for a price alone of an order that had such a second payment refunded, which an admin
 * decides, because each refund costs the shop a fee.
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

export interface SettlementInput {
  intent: PaymentIntent
  orderId: string
  order?: Order
  /** True when there was such an order and it was deleted. */
  wasDeleted?: boolean
  /** What became of this intent's money before, if anything. */
  payment?: Payment
  /** The products of the order by id, should its units have to be taken again; absent are those that left the shop. */
  products?: ReadonlyMap<string, { availableQuantity: number }>
}

/** The one rule of settling: states only move forward, and money counts for one order once. */
export function settlementOf(question: SettlementInput): Settlement {
  const { intent, orderId, order, payment, products } = question
  if (intent.status !== 'succeeded') return 'not_complete'
  if (payment?.use === 'returned') return payment.orderId === orderId ? 'returned' : 'not_this_order'
  if (payment && payment.orderId !== orderId) return 'not_this_order'
  if (intent.orderId !== undefined && intent.orderId !== orderId) return 'not_this_order'
  if (order && isPaid(order) && order.transactionId === intent.id) return 'already'
  const made = intent.orderId === orderId
  // An order that was never here may be another shop's on the same account: its money is not ours to refund.
  if (!order) return made && question.wasDeleted ? 'late' : 'not_this_order'
  if (!fits(intent, order)) return made ? 'mismatch' : 'not_this_order'
  if (isPaid(order)) return made || !order.secondPaymentRefunded ? 'second' : 'repeated'
  if (order.state === 'expired') return isKept(intent) && isInStock(order, products) ? 'reinstate' : 'late'
  return 'pay'
}

/** True when the payment has to be refunded. */
export function goesBack(settlement: Settlement): settlement is 'late' | 'second' | 'mismatch' {
  return settlement === 'late' || settlement === 'second' || settlement === 'mismatch'
}

function fits(intent: PaymentIntent, order: Order): boolean {
  return intent.amount === order.total && intent.currency === order.currency && intent.uid === order.uid
}

/** Money that was refunded meanwhile takes no units. */
function isKept(intent: PaymentIntent): boolean {
  return intent.refunded < intent.amount
}

/** True when there are enough units for every line: an order is never paid in part. */
function isInStock({ lines }: Order, products: SettlementInput['products']): boolean {
  return lines.every(({ productId, quantity }) => {
    const product = products?.get(productId)
    return product !== undefined && stockAllows(product.availableQuantity, quantity)
  })
}
