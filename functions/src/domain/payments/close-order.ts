import { errors } from '../errors.ts'
import { type Closing, closed } from '../orders/close-rules.ts'
import type { Order } from '../orders/order.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { type SettlingPorts, settlePayment } from './settle-payment.ts'

export interface ClosingPorts extends SettlingPorts {
  orders: OrderStore
}

/**
 * Ends an order that is marked as closing: its intent is cancelled at Stripe, and only then its units go back. False
 * when the money came first: the order is settled then. Throws `payment_provider_failed` when Stripe does not say
 * either; the order stays marked then, cannot be paid, and the next attempt finishes it.
 */
export async function closeOrder(shop: ClosingPorts, order: Order, closing: Closing): Promise<boolean> {
  if (
    order.state === 'unpaid' &&
    order.intentId &&
    (await wasPaid(shop, order.id, order.intentId, closing.now))
  )
    return false
  return shop.orders.close(order.id, (found) => closed(found, closing))
}

async function wasPaid(shop: SettlingPorts, orderId: string, intentId: string, now: Date): Promise<boolean> {
  const intent = await shop.paymentProvider.cancelIntent(intentId)
  if (!intent || intent.status === 'canceled') return false
  if (intent.status !== 'succeeded') throw errors.paymentUnderWay()
  const { settlement } = await settlePayment(shop, { intent, orderId, now })
  return settlement === 'pay' || settlement === 'already'
}
