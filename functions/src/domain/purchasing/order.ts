import type { OrderState } from '@wood-master/contract/order-states'

/** Why an unpaid order is on its way out. */
export type ClosingReason = 'deleted' | 'expired'

export interface Refund {
  id: string
  /** Minor units. */
  amount: number
  reason: string
  restocked: boolean
  state: 'pending' | 'succeeded' | 'failed'
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
  closing?: { reason: ClosingReason; since: Date }
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
