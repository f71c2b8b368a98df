import { errors } from '../errors.ts'
import type { Shop } from '../ports.ts'
import { assertPriceList } from './price-rules.ts'
import type { Product } from './product.ts'

/** Changes what a product says of itself, never its stock. Throws `not_found`, `sku_taken` or `invalid_request`. */
export async function changeProduct(
  shop: Pick<Shop, 'products'>,
  id: string,
  change: Partial<Omit<Product, 'id' | 'availableQuantity' | 'createdAt'>>,
): Promise<void> {
  const found = await shop.products.change(id, (product) => {
    const changed = { ...product, ...change }
    // A price may have come to stand below a break that the change does not name.
    assertPriceList(changed)
    return changed
  })
  if (!found) throw errors.noSuchProduct()
}
