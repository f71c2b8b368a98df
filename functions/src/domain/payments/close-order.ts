import { errors } from '../errors.ts'
import type { ClosingReason, Order } from '../orders/order.ts'
import type { Shop } from '../ports.ts'
import { settlePayment } from './settle-payment.ts'

export interface Closing {
  reason: ClosingReason
  by?: string
  now: Date
}

/**
 * Ends an order that is marked as closing: its intent is cancelled at Stripe, and only then its units go back. False
 * when the money came first: the order is settled then. Throws `payment_provider_failed` when Stripe does not say
 * either; the order stays marked then, can't be paid, and the next try finishes it.
 */
export async function closeOrder(shop: Shop, order: Order, closing: Closing): Promise<boolean> {
  if (order.state === 'unpaid' && order.intentId && (await wasPaid(shop, order, closing.now))) return false
  return shop.payments.close(order.id, closing)
}

async function wasPaid(shop: Shop, order: Order, now: Date): Promise<boolean> {
  const intent = await shop.stripe.cancelIntent(order.intentId ?? '')
  if (!intent || intent.status === 'canceled') return false
  if (intent.status !== 'succeeded') throw errors.paymentUnderWay()
  const { settlement } = await settlePayment(shop, { intent, orderId: order.id, now })
  return settlement === 'pay' || settlement === 'already'
}
