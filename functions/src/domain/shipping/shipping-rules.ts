import type { Order } from '../purchasing/order.ts'
import { ShopError } from '../shop-error.ts'

/** The order on its way; nothing when it is already. Throws `order_not_paid`. */
export function shipped(order: Order, now: Date): Order | undefined {
  if (order.state === 'shipped') return undefined
  if (order.state !== 'paid') {
    const sentence = order.state === 'refunded' ? 'This order was refunded.' : 'This order is not paid yet.'
    throw new ShopError('order_not_paid', sentence)
  }
  return { ...order, state: 'shipped', shippedAt: now }
}
