import { sentences } from '@wood-master/contract/errors'
import { isBuyable } from '@wood-master/contract/purchase-rules'
import type { Shop } from '../ports.ts'
import { ShopError } from '../shop-error.ts'
import { assertPriceList } from './price-rules.ts'
import type { ProductDraft } from './product.ts'
import { withDefaults } from './product-defaults.ts'
import { skusFor } from './sku-rules.ts'

export interface NewProductContext {
  id: string
  by?: string
  now: Date
}

/**
 * Puts a product on the shelf and answers its id. Without a SKU it gets one made of its name. Throws `sku_taken`, and
 * `invalid_request` when its minimum exceeds its stock, the currency has no such price or its price breaks are none.
 */
export async function addProduct(
  shop: Pick<Shop, 'products'>,
  draft: ProductDraft,
  { id, by, now }: NewProductContext,
): Promise<string> {
  const product = withDefaults({ ...draft, id, createdAt: now })
  assertPriceList(product)
  if (!isBuyable(product)) {
    throw new ShopError('invalid_request', sentences.minimumAboveAvailable, {
      fields: { minQuantity: sentences.minimumAboveAvailable },
    })
  }
  const { plain, own } = skusFor(product)
  await shop.products.add(product, { by, skus: draft.sku === undefined ? [plain, own] : [draft.sku] })
  return id
}
