import { type Closing, closed } from '../orders/close-rules.ts'
import type { Order } from '../orders/order.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { cancelledTooLate } from './cancel-intent.ts'
import type { SettlingPorts } from './settle-payment.ts'

/** What ending an unpaid order needs. */
export interface ClosingPorts extends SettlingPorts {
  orders: OrderStore
}

/**
 * Ends an order that is marked as closing: its intent is cancelled at Stripe, and only then its units go back. False
 * when the money came first: the order is settled then. Throws `payment_provider_failed` when Stripe does not say
 * either; the order stays marked then, cannot be paid, and the next attempt finishes it.
 */
export async function closeOrder(shop: ClosingPorts, order: Order, closing: Closing): Promise<boolean> {
  const { id: orderId, state, intentId } = order
  const { now } = closing
  if (state === 'unpaid' && intentId && (await cancelledTooLate(shop, { orderId, intentId, now })))
    return false
  return shop.orders.close(orderId, (found) => closed(found, closing))
}
