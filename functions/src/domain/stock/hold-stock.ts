import type { ShopSettings } from '../settings.ts'
import type { Hold } from './hold.ts'
import { type HoldRequest, holdOn } from './hold-rules.ts'
import type { StockStore } from './stock-store.ts'

/**
 * Takes units out of stock for one shopper. Expired holds of the product are released first.
 * Throws `not_found`, `not_enough_stock`, `below_minimum`, `not_full_case_packs`, `amount_not_payable` or `busy`.
 */
export function holdStock(
  shop: { stock: StockStore; settings: ShopSettings },
  productId: string,
  request: HoldRequest,
): Promise<Hold> {
  const terms = { currency: shop.settings.currency, enforceMinimum: shop.settings.enforceMinimumOrder }
  return shop.stock.takeHold(productId, request.now, (product) => holdOn(product, request, terms))
}
