import type { Shop } from '../ports.ts'
import { shipped } from './shipping-rules.ts'

/** Marks a paid order as shipped; false when it was already. Throws `not_found`, `order_not_paid` or `busy`. */
export function shipOrder(shop: Shop, id: string, now: Date): Promise<boolean> {
  return shop.orders.change(id, (order) => shipped(order, now))
}
