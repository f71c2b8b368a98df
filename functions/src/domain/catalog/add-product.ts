import { sentences } from '@wood-master/contract/errors'
import { isBuyable } from '@wood-master/contract/purchase-rules'
import type { Shop } from '../ports.ts'
import { ShopError } from '../shop-error.ts'
import { assertPrice } from './price-rules.ts'
import type { ProductDraft } from './product.ts'

export interface NewProductContext {
  id: string
  by?: string
  now: Date
}

/**
 * Puts a product on the shelf and answers its id. Throws `invalid_request` when its minimum exceeds its stock or the
 * currency has no such price.
 */
export async function addProduct(
  shop: Pick<Shop, 'products'>,
  draft: ProductDraft,
  { id, by, now }: NewProductContext,
): Promise<string> {
  assertPrice(draft.unitPrice)
  if (!isBuyable(draft)) {
    throw new ShopError('invalid_request', sentences.minimumAboveAvailable, {
      fields: { minQuantity: sentences.minimumAboveAvailable },
    })
  }
  await shop.products.add({ ...draft, id, createdAt: now }, by)
  return id
}
