import type { Order } from '../orders/order.ts'
import type { OrderStore } from '../orders/order-store.ts'
import type { RefundPorts } from './execute-refund.ts'
import { refundOrder } from './refund-order.ts'

/**
 * Grants a request to cancel an order: what is left of the payment is refunded and what is left of the units goes back
 * into stock. The request counts as granted once the payment provider took that refund. Throws `not_found`,
 * `cancel_not_possible` and whatever prevents the refund.
 */
export async function grantCancellation(
  shop: RefundPorts & { orders: OrderStore },
  { orderId, key, by, now }: { orderId: string; key: string; by: string; now: Date },
): Promise<Order> {
  const reason = 'Cancelled at the buyer’s request'
  const { order } = await refundOrder(shop, { orderId, key, restock: true, cancels: true, reason, by, now })
  return order
}
