import { addedUp, type CartEntry } from '@wood-master/contract/cart-rules'
import type { BuysFor } from '@wood-master/contract/tax'
import { pricedLine } from '../cart/priced-cart.ts'
import { type DeliveryPorts, type Quote, quoteDelivery } from '../delivery/quote.ts'
import { errors, existing } from '../errors.ts'
import { type Discount, discounted } from '../orders/order.ts'
import type { ShopSettings } from '../settings.ts'
import type { TaxedBuyer } from '../tax/evidence.ts'
import { assertDiscount } from './order-from-cart.ts'

export interface OrderDraft {
  lines: readonly CartEntry[]
  address: Pick<TaxedBuyer, 'country' | 'postalCode' | 'taxNumber'>
  buysFor?: BuysFor | undefined
  discount?: Discount | undefined
  now: Date
}

/**
 * What somebody orders by phone would cost now, as for her own cart. Changes nothing. Throws `not_found` for a product that
 * is not in the shop, `invalid_request` for a discount above what the shop allows.
 */
export async function draftOrder(
  shop: DeliveryPorts & { settings: ShopSettings },
  { lines: wanted, address, buysFor, discount, now }: OrderDraft,
) {
  assertDiscount(discount, shop.settings.maxDiscountPercent)
  const entries = addedUp(wanted)
  const products = await shop.products.findAll(entries.map(({ productId }) => productId))
  const lines = entries.map(({ productId, quantity }) => {
    const product = existing(products.get(productId), errors.noSuchProduct)
    const line = pricedLine(product, quantity, shop.settings, now)
    return { ...line, listPrice: line.unitPrice, ...discounted(line, discount) }
  })
  const quote: Quote = await quoteDelivery(shop, { ...address, buysFor, lines, now })
  return { lines, quote }
}
