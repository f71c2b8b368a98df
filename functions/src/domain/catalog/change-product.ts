import { errors } from '../errors.ts'
import type { Shop } from '../ports.ts'
import { assertPrice } from './price-rules.ts'
import type { Product } from './product.ts'

/** Changes what a product says of itself, never its stock. Throws `not_found` or `invalid_request`. */
export async function changeProduct(
  shop: Pick<Shop, 'products'>,
  id: string,
  change: Partial<Omit<Product, 'id' | 'availableQuantity' | 'createdAt'>>,
): Promise<void> {
  if (change.unitPrice !== undefined) assertPrice(change.unitPrice)
  if (!(await shop.products.change(id, change))) throw errors.noSuchProduct()
}
