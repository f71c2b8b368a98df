import type { Order } from '../purchasing/order.ts'

/** The order after Stripe said how much of its payment went back so far (minor units); never less than known before. */
export function withRefunded(order: Order, refundedTotal: number): Order {
  const total = Math.min(order.total, Math.max(order.refundedTotal, refundedTotal))
  return { ...order, refundedTotal: total, state: total === order.total ? 'refunded' : order.state }
}
