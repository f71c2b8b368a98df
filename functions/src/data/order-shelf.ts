import type { Transaction } from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import type { MovementKind } from '../domain/purchasing/movement.ts'
import type { Order } from '../domain/purchasing/order.ts'
import type { Collections } from './collections.ts'
import { moveStock, noteMovement } from './stock-ledger.ts'

/** The product of an order, for a transaction that will give its units back; nothing when it left the shop. */
export async function readShelfOf(
  transaction: Transaction,
  { products }: Pick<Collections, 'products'>,
  order: Order,
): Promise<Product | undefined> {
  return (await transaction.get(products.doc(order.productId))).data()
}

export interface UnitsBack {
  order: Order
  shelf: Product | undefined
  kind: MovementKind
  uid?: string
  now: Date
}

/** Puts the units of an order back, once: the ledger's line has the order's id, so a second one can't be written. */
export function giveUnitsBack(transaction: Transaction, collections: Collections, back: UnitsBack): void {
  const { order, shelf, kind, uid, now } = back
  const move = { id: `${order.id}-back`, kind, delta: order.quantity, uid, orderId: order.id, at: now }
  if (shelf) moveStock(transaction, collections, shelf, [move])
  else noteMovement(transaction, collections, { ...move, productId: order.productId })
}
