import { errors } from '../errors.ts'
import type { ShopSettings } from '../settings.ts'
import { type Product, type ProductDraft, skusFor } from './product.ts'
import { assertMinimumInStock, changedProduct, newProduct } from './product-rules.ts'
import type { ChangeRecord, ProductStore } from './product-store.ts'

/**
 * Adds a product with its first stock, or nothing where its id is there, and returns its id. Without a SKU it gets one made
 * of its name. Throws `sku_taken`; `key_reused` when something else was added under its id;
 * `invalid_request` when its minimum exceeds its stock, the currency has no such price, its price breaks do not rise in
 * quantity and fall in price, or its images are not ones that pages show; `busy`.
 */
export async function addProduct(
  shop: { products: ProductStore; settings: Pick<ShopSettings, 'imageOrigins'> },
  draft: ProductDraft,
  { id, by, now }: { id: string; by?: string; now: Date },
): Promise<string> {
  const product = newProduct(draft, { id, imageOrigins: shop.settings.imageOrigins, now })
  const { plain, own } = skusFor(product)
  const skus = draft.sku === undefined ? [plain, own] : [draft.sku]
  await shop.products.add(product, { by, skus })
  return id
}

/**
 * Changes a product's description, SKU and prices, never its stock. Throws `not_found`, `sku_taken`, `invalid_request`,
 * `busy`, and whatever `assertSeen` throws for a product that is not as the caller saw it.
 */
export async function changeProduct(
  shop: { products: ProductStore; settings: Pick<ShopSettings, 'imageOrigins'> },
  id: string,
  change: Partial<Omit<ProductDraft, 'availableQuantity'>>,
  record: ChangeRecord,
  assertSeen: (product: Product) => void = () => undefined,
): Promise<void> {
  const { imageOrigins } = shop.settings
  const rule = (product: Product) => {
    assertSeen(product)
    const changed = changedProduct(product, change, { imageOrigins, now: record.now })
    const isPublished = product.draft && !changed.draft
    if (change.minQuantity !== undefined || isPublished) assertMinimumInStock(changed)
    return changed
  }
  if (!(await shop.products.change(id, rule, record))) throw errors.noSuchProduct()
}
