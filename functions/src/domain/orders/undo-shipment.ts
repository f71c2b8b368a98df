import { errors } from '../errors.ts'
import type { OrderStore } from './order-store.ts'
import { notShipped } from './shipping-rules.ts'

/** Takes a shipment back within a minute, on record. Throws `not_found`, `shipment_not_undoable` or `busy`. */
export async function undoShipment(
  shop: { orders: OrderStore },
  id: string,
  undo: { by: string; now: Date },
): Promise<void> {
  const { order } = await shop.orders.change(id, (found) => notShipped(found, undo))
  if (!order) throw errors.noSuchOrder()
}
