import { errors } from '../errors.ts'
import type { ShopSettings } from '../settings.ts'
import { assertMinimumInStock } from './minimum-rules.ts'
import { assertPriceList } from './price-rules.ts'
import type { Product } from './product.ts'
import { imagesAfter } from './product-images.ts'
import type { ProductStore } from './product-store.ts'

/**
 * Changes a product's description, SKU and prices, never its stock. Throws `not_found`, `sku_taken`, `invalid_request`
 * or `busy`.
 */
export async function changeProduct(
  shop: { products: ProductStore; settings: Pick<ShopSettings, 'imageOrigins'> },
  id: string,
  change: Partial<Omit<Product, 'id' | 'availableQuantity' | 'createdAt'>>,
): Promise<void> {
  const found = await shop.products.change(id, (product) => {
    const images = imagesAfter(product.images, change, shop.settings.imageOrigins)
    const changed = { ...product, ...change, ...images }
    // A price may come to stand below a break that the change does not name.
    assertPriceList(changed)
    if (change.minQuantity !== undefined) assertMinimumInStock(changed)
    return changed
  })
  if (!found) throw errors.noSuchProduct()
}
