import type { Shop } from '../ports.ts'
import type { Hold } from './hold.ts'
import { type HoldRequest, holdOn } from './hold-rules.ts'

/**
 * Takes units off the shelf for one shopper. Holds of the product that ran out go back first.
 * Throws `not_found`, `not_enough_stock`, `below_minimum`, `amount_not_payable` or `busy`.
 */
export function holdStock(shop: Shop, productId: string, request: HoldRequest): Promise<Hold> {
  const terms = { currency: shop.settings.currency, enforceMinimum: shop.settings.enforceMinimumOrder }
  return shop.purchases.takeHold(productId, request.now, (product) => holdOn(product, request, terms))
}
