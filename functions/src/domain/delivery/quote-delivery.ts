import type { ProductStore } from '../catalog/product-store.ts'
import { type Quote, quoteFor } from './quote.ts'
import { gramsOf } from './weight.ts'
import type { DeliveryStore } from './zone.ts'

/** What quoting and choosing a delivery read. */
export interface DeliveryPorts {
  delivery: DeliveryStore
  products: ProductStore
}

/** Units that are delivered together. */
export type DeliveredLines = readonly { productId: string; quantity: number }[]

/** Grams that these units weigh together, by their products as they are now. */
export async function weigh(
  { products }: Pick<DeliveryPorts, 'products'>,
  lines: DeliveredLines,
): Promise<number> {
  return gramsOf(lines, await products.findAll(lines.map(({ productId }) => productId)))
}

/** What delivery of these units would cost. Changes nothing. */
export async function quoteDelivery(
  shop: DeliveryPorts,
  { lines, ...destination }: { country: string; taxNumber?: string | undefined; lines: DeliveredLines },
): Promise<Quote> {
  const [zones, grams] = await Promise.all([shop.delivery.zones(), weigh(shop, lines)])
  return quoteFor(zones, { ...destination, grams })
}
