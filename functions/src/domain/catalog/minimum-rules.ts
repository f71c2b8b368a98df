import { sentences } from '@wood-master/contract/errors'
import { isBuyable } from '@wood-master/contract/purchase-rules'
import { ShopError } from '../shop-error.ts'
import type { Product } from './product.ts'

/** A product whose minimum exceeds its stock cannot be bought. Throws `invalid_request`. */
export function assertMinimumInStock(product: Pick<Product, 'minQuantity' | 'availableQuantity'>): void {
  if (isBuyable(product)) return
  throw new ShopError('invalid_request', sentences.minimumAboveAvailable, {
    fields: { minQuantity: sentences.minimumAboveAvailable },
  })
}
