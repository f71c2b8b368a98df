import { standardWeightGrams } from '@wood-master/contract/delivery-rates'
import { allProducts } from '../catalog/all-products.ts'
import type { Product } from '../catalog/product.ts'
import type { ProductSearch } from '../catalog/product-search.ts'
import type { ProductStore } from '../catalog/product-store.ts'
import { type Quote, quoteFor } from './quote.ts'
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

export interface DeliveredLine {
  productId: string
  quantity: number
  /** Of one unit, as it was when it was ordered: for products that have left the shop. */
  weightGrams?: number
}

/** What a unit of a product weighs for delivery: never nothing, because a price by weight would be too low then. */
export function unitGrams(
  weightGrams: number | undefined,
  { defaultWeightGrams = standardWeightGrams }: { defaultWeightGrams?: number },
): number {
  return weightGrams || defaultWeightGrams
}

/** Grams that so many units weigh together, by their products as they are now, else as they were ordered. */
export function gramsOf(
  lines: readonly DeliveredLine[],
  products: ReadonlyMap<string, { weightGrams: number }>,
  terms: { defaultWeightGrams?: number },
): number {
  return lines.reduce((sum, { productId, quantity, weightGrams }) => {
    const known = products.get(productId)?.weightGrams || weightGrams
    return sum + unitGrams(known, terms) * quantity
  }, 0)
}

/** Products that nobody has weighed yet, the newest first; the default weight counts for them. */
export async function unweighedProducts(shop: { search: ProductSearch }): Promise<Product[]> {
  return (await allProducts(shop)).filter(({ weightGrams }) => weightGrams === 0)
}
