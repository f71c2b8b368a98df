import type { Transaction } from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import type { Order } from '../domain/orders/order.ts'
import type { StockMovementKind } from '../domain/stock/stock-movement.ts'
import type { Collections } from './collections.ts'
import { moveStock, recordStockMovement } from './stock-ledger.ts'

/** The product of an order, for a transaction that will move its units; nothing when it left the shop. */
export async function readShelfOf(
  transaction: Transaction,
  { products }: Pick<Collections, 'products'>,
  order: Order,
): Promise<Product | undefined> {
  return (await transaction.get(products.doc(order.productId))).data()
}

export interface UnitsMoved {
  order: Order
  shelf: Product | undefined
  kind: Extract<StockMovementKind, 'order_deleted' | 'order_expired' | 'refund_restock' | 'late_payment'>
  uid?: string
  now: Date
}

/**
 * Moves the units of an order: off the shelf for money that came late, else back onto it. Each kind happens to an order
 * once: the ledger's line has the order's id, so a second one can't be written.
 */
export function moveOrderStock(transaction: Transaction, collections: Collections, moved: UnitsMoved): void {
  const { order, shelf, kind, uid, now } = moved
  const delta = kind === 'late_payment' ? -order.quantity : order.quantity
  const move = { id: `${order.id}-${kind}`, kind, delta, uid, orderId: order.id, at: now }
  if (shelf) moveStock(transaction, collections, shelf, [move])
  else recordStockMovement(transaction, collections, { ...move, productId: order.productId })
}
