import { ratesFor } from '@wood-master/contract/delivery-price'
import type { DeliveryTime } from '@wood-master/contract/pages'
import type { TaxedGoods } from '@wood-master/contract/tax'
import type { Product } from '../catalog/product.ts'
import type { ProductRepository, ProductStore } from '../catalog/product-store.ts'
import { type TaxedBuyer, type TaxPorts, taxFactsFor, waits } from '../tax/evidence.ts'
import { type DeliveredLine, goodsOf, gramsOf, type Quote, quoteFor } from './quote.ts'
import type { DeliveryStore, Zone } from './zone.ts'

/** Where something of this weight can be sent and how long that takes; empty where the shop keeps no zones. */
export function deliveryTimes(zones: readonly Zone[], grams: number): DeliveryTime[] {
  return zones.flatMap((zone) => {
    const rates = ratesFor(zone.rates, grams)
    if (rates.length === 0) return []
    // What a buyer's own carrier collects says no days.
    const days = rates.find((rate) => rate.days)?.days
    return { countries: zone.countries, ...(days ? { days } : {}) }
  })
}

export interface DeliveryPorts extends TaxPorts {
  delivery: DeliveryStore
  products: ProductStore
}

export async function weighed(
  { delivery, products }: Pick<DeliveryPorts, 'delivery' | 'products'>,
  lines: readonly DeliveredLine[],
): Promise<{ zones: readonly Zone[]; grams: number; goods: TaxedGoods[] }> {
  const ids = lines.map(({ productId }) => productId)
  const [terms, found] = await Promise.all([delivery.terms(), products.findAll(ids)])
  return { zones: terms.zones, grams: gramsOf(lines, found, terms), goods: goodsOf(lines, found) }
}

export async function quoteDelivery(
  shop: DeliveryPorts,
  { lines, now, ...to }: TaxedBuyer & { lines: readonly DeliveredLine[]; now: Date },
): Promise<Quote> {
  const [{ zones, ...consignment }, facts] = await Promise.all([
    weighed(shop, lines),
    taxFactsFor(shop, to, now, waits.quoteMs),
  ])
  return quoteFor(zones, { ...to, ...consignment }, facts)
}

/** Products that nobody has weighed yet, the newest first; the default weight counts for them. */
export async function unweighedProducts(shop: { knownProducts: ProductRepository }): Promise<Product[]> {
  return (await shop.knownProducts.all()).filter(({ weightGrams }) => weightGrams === 0)
}
