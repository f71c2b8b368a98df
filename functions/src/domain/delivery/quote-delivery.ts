import type { ProductStore } from '../catalog/product-store.ts'
import { type Quote, quoteFor } from './quote.ts'
import { type DeliveredLine, gramsOf } from './weight.ts'
import type { DeliveryStore, Zone } from './zone.ts'

/** What quoting and choosing a delivery read. */
export interface DeliveryPorts {
  delivery: DeliveryStore
  products: ProductStore
}

/** Where the shop delivers now, and the grams that these units weigh together. */
export async function weighed(
  { delivery, products }: DeliveryPorts,
  lines: readonly DeliveredLine[],
): Promise<{ zones: readonly Zone[]; grams: number }> {
  const ids = lines.map(({ productId }) => productId)
  const [terms, found] = await Promise.all([delivery.terms(), products.findAll(ids)])
  return { zones: terms.zones, grams: gramsOf(lines, found, terms) }
}

/** What delivery of these units would cost. Changes nothing. */
export async function quoteDelivery(
  shop: DeliveryPorts,
  {
    lines,
    ...destination
  }: { country: string; taxNumber?: string | undefined; lines: readonly DeliveredLine[] },
): Promise<Quote> {
  const { zones, grams } = await weighed(shop, lines)
  return quoteFor(zones, { ...destination, grams })
}
