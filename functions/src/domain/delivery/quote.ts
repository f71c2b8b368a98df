import type { DeliveryQuote } from '@wood-master/contract/delivery'
import {
  byAgreementId,
  heaviestOf,
  onRequestId,
  ratesFor,
  standardWeightGrams,
  zoneOf,
} from '@wood-master/contract/delivery-price'
import type { DeliveryTime } from '@wood-master/contract/pages'
import { goodsTotalOf, linePrice, type PriceList } from '@wood-master/contract/pricing'
import { type TaxedGoods, type TaxLine, taxTotalOf } from '@wood-master/contract/tax'
import * as m from '../../texts/delivery.ts'
import type { Product } from '../catalog/product.ts'
import type { ProductRepository, ProductStore } from '../catalog/product-store.ts'
import { stored } from '../stored-texts.ts'
import type { SettingsStore } from '../stores.ts'
import {
  type DeliveryTax,
  type TaxedBuyer,
  type TaxFacts,
  type TaxPorts,
  taxAt,
  taxFactsFor,
  waits,
} from '../tax/evidence.ts'
import type { DeliveryTerms, Zone } from './zone.ts'

export interface Destination {
  country: string
  postalCode?: string | undefined
  grams: number
  goods: readonly TaxedGoods[]
  /** What an admin set for it, in minor units. */
  freight?: number | undefined
}

/** A way to have it delivered; minor units, the `price` without tax. */
export type OfferedRate = Omit<DeliveryQuote['rates'][number], 'taxLines'> & { taxLines: TaxLine[] }

export interface Quote extends DeliveryTax, Pick<DeliveryQuote, 'grams' | 'upToGrams' | 'message'> {
  rates: OfferedRate[]
  /** Without a rate, or where an admin set the freight: what it comes to with that, at first nothing. */
  onRequest?: OfferedRate
}

/** The rates and the tax of a destination; no rates where the shop has none, with a sentence. */
export function quoteFor(zones: readonly Zone[], destination: Destination, facts: TaxFacts): Quote {
  const { country, grams, goods, freight } = destination
  const zone = zoneOf(zones, country)
  const { linesOf, ...taxed } = taxAt(zone, destination, facts)
  const withTax = ({ id, name, price, days }: Pick<OfferedRate, 'id' | 'name' | 'price' | 'days'>) => {
    const taxLines = linesOf(price)
    const taxTotal = taxTotalOf(taxLines)
    const total = goodsTotalOf(goods) + price + taxTotal
    return { id, name, price, ...(days ? { days } : {}), taxLines, taxTotal, total }
  }
  const quote = { grams, ...taxed }
  const asked = withTax({ id: onRequestId, name: stored(m.freightOnRequest), price: freight ?? 0 })
  const whereSet = freight === undefined ? {} : { onRequest: asked }
  if (zones.length === 0) {
    const rates = [withTax({ id: byAgreementId, name: stored(m.byAgreement), price: 0 })]
    return { ...quote, rates, ...whereSet }
  }
  if (!zone?.rates.length) return { ...quote, rates: [], message: m.noRateForCountry(), onRequest: asked }
  const rates = ratesFor(zone.rates, grams).map(withTax)
  const upToGrams = heaviestOf(zone.rates)
  if (rates.length === 0) return { ...quote, upToGrams, rates, message: m.tooHeavy(), onRequest: asked }
  return { ...quote, upToGrams, rates, ...whereSet }
}

/** What is delivered. Money in minor units. */
export interface Consignment {
  goods: readonly TaxedGoods[]
  grams: number
  currency: string
}

export interface DeliveredLine {
  productId: string
  quantity: number
  /** Of one unit, as it was when it was ordered: for products that have left the shop. */
  weightGrams?: number
  taxClass?: string
  /** Minor units, as it was when it was ordered; else what the product costs now. */
  price?: number
}

/** The lines as they are taxed: each in the tax class that its product has now, or had when it left the shop. */
export function goodsOf(
  lines: readonly DeliveredLine[],
  products: ReadonlyMap<string, PriceList & { taxClass?: string }>,
): TaxedGoods[] {
  return lines.map(({ productId, quantity, price, taxClass }) => {
    const product = products.get(productId)
    const now = product ? linePrice(product, quantity) : 0
    return { productId, taxClass: product ? product.taxClass : taxClass, price: price ?? now }
  })
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
  delivery: SettingsStore<DeliveryTerms>
  products: ProductStore
}

/** What decides now what the delivery of these lines costs, asked at once. */
export async function deliveryFacts(
  shop: DeliveryPorts,
  lines: readonly DeliveredLine[],
  buyer: TaxedBuyer,
  now: Date,
  waitMs?: number,
) {
  const ids = lines.map(({ productId }) => productId)
  const [{ content: terms }, found, facts] = await Promise.all([
    shop.delivery.find(),
    shop.products.findAll(ids),
    taxFactsFor(shop, buyer, now, waitMs),
  ])
  const consignment = { grams: gramsOf(lines, found, terms), goods: goodsOf(lines, found) }
  return { zones: terms.zones, consignment, facts }
}

export async function quoteDelivery(
  shop: DeliveryPorts,
  { lines, now, ...to }: TaxedBuyer & { lines: readonly DeliveredLine[]; now: Date },
): Promise<Quote> {
  const { zones, consignment, facts } = await deliveryFacts(shop, lines, to, now, waits.quoteMs)
  return quoteFor(zones, { ...to, ...consignment }, facts)
}

/** Products that nobody has weighed yet, the newest first; the default weight counts for them. */
export async function unweighedProducts(shop: { knownProducts: ProductRepository }): Promise<Product[]> {
  return (await shop.knownProducts.all()).filter(({ weightGrams }) => weightGrams === 0)
}
