import { errors } from '../errors.ts'
import { assertPrice, type Product } from './product.ts'
import type { ProductStore } from './product-store.ts'

/** Changes a product's description and price, never its stock. Throws `not_found` or `invalid_request`. */
export async function changeProduct(
  shop: { products: ProductStore },
  id: string,
  change: Partial<Omit<Product, 'id' | 'availableQuantity' | 'createdAt'>>,
): Promise<void> {
  if (change.unitPrice !== undefined) assertPrice(change.unitPrice)
  if (!(await shop.products.change(id, change))) throw errors.noSuchProduct()
}
