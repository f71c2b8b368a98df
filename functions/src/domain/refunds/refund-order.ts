import { errors } from '../errors.ts'
import type { Order } from '../orders/order.ts'
import type { RefundRequest } from '../orders/order-refunds.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { isUnderWay, type RefundRecord } from '../orders/refund.ts'
import { ShopError } from '../shop-error.ts'
import { executeRefund, type RefundPorts, resync } from './execute-refund.ts'
import { requestedRefund } from './refund-rules.ts'

/**
 * Refunds a paid order, all of it or a part. The refund is on record before Stripe is asked, under the key that makes a
 * repeat refund once. Throws `not_found`, `order_not_paid`, `refund_not_possible`, `payment_provider_failed` (the refund
 * stays on record and is tried again) or `busy`.
 */
export async function refundOrder(
  shop: RefundPorts & { orders: OrderStore },
  request: RefundRequest,
): Promise<{ order: Order; refund: RefundRecord }> {
  const { orderId, key, now } = request
  const order = await shop.orders.find(orderId)
  if (!order) throw errors.noSuchOrder()
  // Refunds made in Stripe's dashboard count before the rest is calculated.
  if (order.transactionId) await resync(shop, { orderId, intentId: order.transactionId, known: order, now })
  const refund = await shop.refunds.request({ orderId, key }, (found) => requestedRefund(found, request))
  if (refund.state === 'failed') {
    throw new ShopError('refund_not_possible', 'This refund was declined. Please start another one.')
  }
  const refunded = isUnderWay(refund) ? await executeRefund(shop, refund, { now, tell: false }) : undefined
  const after = refunded ?? (await shop.orders.find(orderId))
  if (!after) throw errors.noSuchOrder()
  return { order: after, refund }
}
