import type { Transaction } from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import type { StockMovement } from '../domain/stock/stock-movement.ts'
import type { Collections } from './collections.ts'

/**
 * Writes the movements of one product into the ledger, and its stock beside them: the only place that changes a stock.
 * All movements of a transaction are handed in together, because each sees the stock as the one before left it. A
 * product that left the shop has no stock; its ledger still says where the units went.
 */
export function moveStock(
  transaction: Transaction,
  { products, stockMovements }: Pick<Collections, 'products' | 'stockMovements'>,
  product: Product | undefined,
  movements: StockMovement[],
): void {
  const record = (movement: StockMovement) => transaction.create(stockMovements.doc(movement.id), movement)
  const moving = movements.filter(({ delta }) => delta !== 0)
  for (const movement of movements) if (movement.delta === 0) record(movement)
  if (!product) {
    moving.forEach(record)
    return
  }
  let stockAfter = product.availableQuantity
  for (const movement of moving) {
    stockAfter += movement.delta
    record({ ...movement, stockAfter })
  }
  if (moving.length > 0)
    transaction.set(products.doc(product.id), { ...product, availableQuantity: stockAfter })
}
