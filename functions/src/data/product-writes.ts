import type { Transaction } from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import type { Collections } from './collections.ts'

/** Writes a new product and the first line of its stock ledger. */
export function writeNewProduct(
  transaction: Transaction,
  { products, stockMovements }: Pick<Collections, 'products' | 'stockMovements'>,
  product: Product,
  by: string | undefined,
): void {
  transaction.create(products.doc(product.id), product)
  const { id: productId, availableQuantity, createdAt: at } = product
  const id = `${productId}-initial-${at.getTime()}`
  const start = { delta: availableQuantity, stockAfter: availableQuantity }
  transaction.create(stockMovements.doc(id), { id, productId, kind: 'initial', ...start, uid: by, at })
}

/** Takes a product out of the shop, and remembers what it was. */
export function writeRemovedProduct(
  transaction: Transaction,
  { products, removedProducts }: Pick<Collections, 'products' | 'removedProducts'>,
  { id, sku, name, category, material }: Product,
): void {
  transaction.delete(products.doc(id))
  transaction.set(removedProducts.doc(id), { id, sku, name, category, material })
}
