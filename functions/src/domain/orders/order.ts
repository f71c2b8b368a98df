import type { OrderState } from '@wood-master/contract/order-states'
import type { Refund } from './refund.ts'

/** Why an unpaid order is on its way out. */
export type ClosingReason = 'deleted' | 'expired'

/** An order. Money in minor units, quantities in pieces. */
export interface Order {
  id: string
  uid: string
  email: string
  buyerName?: string
  productId: string
  productName: string
  img: string
  quantity: number
  /** Minor units for one unit, after price breaks. */
  unitPrice: number
  /** Minor units for the whole order. */
  total: number
  currency: string
  state: OrderState
  /** Set while the payment intent is being cancelled: the order can no longer be paid, unless the money came first. */
  closing?: { reason: ClosingReason; since: Date; by?: string }
  createdAt: Date
  /** Until when an unpaid order keeps its units. */
  payBy: Date
  paidAt?: Date
  shippedAt?: Date
  expiredAt?: Date
  /** The one intent that can pay this order, and how many were made for it so far. */
  intentId?: string
  intentAttempts: number
  /** The intent that paid. */
  transactionId?: string
  paymentProblem?: string
  /** A second payment for its price alone was refunded automatically; the next one is not. */
  secondPaymentRefunded?: true
  /** Minor units refunded so far. */
  refundedTotal: number
  refunds: Refund[]
}

/** What remains of a deleted order, so that a late payment can be matched. Over HTTP it is a 404. */
export type DeletedOrder = Order & { deletedAt: Date; deletedBy: string }

/** True when the order has ever been paid, also if it was shipped or refunded since. */
export function isPaid(order: Pick<Order, 'state'>): boolean {
  return order.state === 'paid' || order.state === 'shipped' || order.state === 'refunded'
}
