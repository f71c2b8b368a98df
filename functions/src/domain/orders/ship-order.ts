import { errors } from '../errors.ts'
import type { OrderStore } from './order-store.ts'
import { type Shipment, shipped } from './shipping-rules.ts'

/**
 * Marks a paid order as shipped, or gives a shipped one its tracking numbers; false when it has all of that already.
 * Throws `not_found`, `order_not_paid` or `busy`.
 */
export async function shipOrder(
  shop: { orders: OrderStore },
  id: string,
  shipment: Shipment,
): Promise<boolean> {
  const { order, changed } = await shop.orders.change(id, (found) => shipped(found, shipment))
  if (!order) throw errors.noSuchOrder()
  return changed
}
