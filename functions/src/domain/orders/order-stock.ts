import type { StockMovement } from '../stock/stock-movement.ts'
import type { Order } from './order.ts'

type OrderMovementKind = 'sale' | 'order_deleted' | 'order_expired' | 'refund_restock' | 'late_payment'

/**
 * What happens to the units of an order: a sale moves none, because its hold took them; a late payment takes
 * them again; everything else puts them back. Each kind happens to an order once: the movement's id contains
 * the order's id, and the ledger accepts each id once.
 */
export function orderMovement(
  { id: orderId, productId, quantity }: Order,
  kind: OrderMovementKind,
  { now: at, uid }: { now: Date; uid?: string },
): StockMovement {
  const delta = kind === 'sale' ? 0 : kind === 'late_payment' ? -quantity : quantity
  return { id: `${orderId}-${kind}`, productId, kind, delta, uid, orderId, at }
}
