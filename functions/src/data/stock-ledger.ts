import type { Transaction } from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import type { StockMovement } from '../domain/stock/stock-movement.ts'
import type { Collections } from './collections.ts'

export type ShelfMove = Omit<StockMovement, 'productId' | 'stockAfter'>

/**
 * Moves units onto or off a shelf: the only place that writes a stock, always with the ledger's line beside it.
 * Moves of one transaction are handed in together, because each sees the shelf as the one before left it.
 */
export function moveStock(
  transaction: Transaction,
  { products, stockMovements }: Pick<Collections, 'products' | 'stockMovements'>,
  product: Product,
  moves: ShelfMove[],
): void {
  let stockAfter = product.availableQuantity
  for (const move of moves) {
    stockAfter += move.delta
    transaction.create(stockMovements.doc(move.id), { ...move, productId: product.id, stockAfter })
  }
  transaction.set(products.doc(product.id), { ...product, availableQuantity: stockAfter })
}

/** A line of the ledger that leaves the shelf alone: a sale, or units of a product that is not in the shop any more. */
export function recordStockMovement(
  transaction: Transaction,
  { stockMovements }: Pick<Collections, 'stockMovements'>,
  movement: StockMovement,
): void {
  transaction.create(stockMovements.doc(movement.id), movement)
}
