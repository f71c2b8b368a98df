import type { Shop } from '../ports.ts'
import type { Order } from '../purchasing/order.ts'
import { ShopError } from '../shop-error.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Makes sure that an order marked as closing can't be paid any more. False when the money came first: the order is
 * settled then. Throws `payment_provider_failed` when Stripe does not say either.
 */
export async function cancelIntentOf(shop: Shop, order: Order, now: Date): Promise<boolean> {
  if (!order.intentId || order.state !== 'unpaid') return true
  const intent = await shop.stripe.cancelIntent(order.intentId)
  if (!intent || intent.status === 'canceled') return true
  if (intent.status !== 'succeeded') {
    throw new ShopError(
      'payment_provider_failed',
      'A payment of this order is under way. Please try again in a moment.',
    )
  }
  const { settlement } = await settlePayment(shop, { intent, orderId: order.id, now })
  return settlement !== 'pay' && settlement !== 'already'
}
