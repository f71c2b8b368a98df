import type { Transaction } from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import type { StockMovement } from '../domain/stock/stock-movement.ts'
import type { Collections } from './collections.ts'

/**
 * Writes movements into the ledger, and the stocks of their products beside them: the only place that changes a stock.
 * All movements of a transaction are handed in together, because each sees the stock as the one before left it. A
 * product that left the shop has no stock; its ledger still says where the units went.
 */
export function moveStock(
  transaction: Transaction,
  { products, stockMovements }: Pick<Collections, 'products' | 'stockMovements'>,
  found: ReadonlyMap<string, Product>,
  movements: StockMovement[],
): void {
  const moved = new Map<string, Product>()
  for (const movement of movements) {
    const product = moved.get(movement.productId) ?? found.get(movement.productId)
    const place = stockMovements.doc(movement.id)
    if (!product || movement.delta === 0) {
      transaction.create(place, movement)
      continue
    }
    const stockAfter = product.availableQuantity + movement.delta
    transaction.create(place, { ...movement, stockAfter })
    moved.set(product.id, { ...product, availableQuantity: stockAfter })
  }
  for (const product of moved.values()) transaction.set(products.doc(product.id), product)
}
