import type { Transaction } from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import type { Movement } from '../domain/purchasing/movement.ts'
import type { Collections } from './collections.ts'

export type ShelfMove = Omit<Movement, 'productId' | 'stockAfter'>

/**
 * Moves units onto or off a shelf: the only place that writes a stock, always with the ledger's line beside it.
 * Moves of one transaction are handed in together, because each sees the shelf as the one before left it.
 */
export function moveStock(
  transaction: Transaction,
  { products, movements }: Pick<Collections, 'products' | 'movements'>,
  product: Product,
  moves: ShelfMove[],
): void {
  let stockAfter = product.availableQuantity
  for (const move of moves) {
    stockAfter += move.delta
    transaction.create(movements.doc(move.id), { ...move, productId: product.id, stockAfter })
  }
  transaction.set(products.doc(product.id), { ...product, availableQuantity: stockAfter })
}

/** A line of the ledger that leaves the shelf alone: a sale, or units of a product that is not in the shop any more. */
export function noteMovement(
  transaction: Transaction,
  { movements }: Pick<Collections, 'movements'>,
  movement: Movement,
): void {
  transaction.create(movements.doc(movement.id), movement)
}
