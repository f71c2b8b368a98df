import type { OrderState } from '@wood-master/contract/order-states'
import type { RefundState } from '../payments/payment-intent.ts'

/** Why an unpaid order is on its way out. */
export type ClosingReason = 'deleted' | 'expired'

export interface Refund {
  /** The key that it was asked for with; of one made at the payment provider's own desk, the provider's id. */
  id: string
  /** Minor units. */
  amount: number
  reason: string
  /** Whether the units go back to the shelf once the payment provider took the refund, and whether they did. */
  restock?: boolean
  restocked: boolean
  state: RefundState
  /** The payment provider's id; absent until it took the refund. */
  providerId?: string
  /** Who asked for it; absent when the shop did by itself. */
  by?: string
  createdAt: Date
}

export interface Order {
  id: string
  uid: string
  email: string
  buyerName?: string
  productId: string
  productName: string
  img: string
  quantity: number
  /** Minor units for one piece. */
  unitPrice: number
  /** Minor units for the whole order. */
  total: number
  currency: string
  state: OrderState
  /** Set while the payment intent is being cancelled: nothing may be paid any more unless the money came first. */
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
  /** Minor units given back so far. */
  refundedTotal: number
  refunds: Refund[]
}

/** What stays of a deleted order, so that money that comes late finds its match. Answered as 404. */
export type DeletedOrder = Order & { deletedAt: Date; deletedBy: string }

export function isPaid(order: Pick<Order, 'state'>): boolean {
  return order.state === 'paid' || order.state === 'shipped' || order.state === 'refunded'
}
