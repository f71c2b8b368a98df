import { sentences } from '@wood-master/contract/errors'
import { isBuyable } from '@wood-master/contract/purchase-rules'
import { ShopError } from '../shop-error.ts'
import { assertPrice, type ProductDraft } from './product.ts'
import type { ProductStore } from './product-store.ts'

export interface NewProductContext {
  id: string
  by?: string
  now: Date
}

/**
 * Adds a product with its first stock and returns its id. Throws `invalid_request` when its minimum exceeds its stock,
 * the currency has no such price, or the id is taken; `busy`.
 */
export async function addProduct(
  shop: { products: ProductStore },
  draft: ProductDraft,
  { id, by, now }: NewProductContext,
): Promise<string> {
  assertPrice(draft.unitPrice)
  if (!isBuyable(draft)) {
    throw new ShopError('invalid_request', sentences.minimumAboveAvailable, {
      fields: { minQuantity: sentences.minimumAboveAvailable },
    })
  }
  const added = await shop.products.add({ ...draft, id, createdAt: now }, by)
  if (!added) throw new ShopError('invalid_request', 'There is already a product with this id.')
  return id
}
