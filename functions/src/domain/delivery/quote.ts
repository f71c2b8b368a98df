import type { Address } from '@wood-master/contract/address-format'
import { chargeProblem } from '@wood-master/contract/charge-limits'
import {
  byAgreement,
  heaviestOf,
  ratesFor,
  standardWeightGrams,
  totalsOf,
  zoneOf,
} from '@wood-master/contract/delivery-price'
import * as m from '../../texts/delivery.ts'
import type { Product } from '../catalog/product.ts'
import type { ProductRepository, ProductStore } from '../catalog/product-store.ts'
import { ShopError } from '../shop-error.ts'
import { chargeSentences } from '../stock/hold.ts'
import type { DeliveryStore, Zone } from './zone.ts'

export interface Destination {
  country: string
  taxNumber?: string | undefined
  grams: number
}

/** A way to have it delivered; `price` in minor units, without tax. */
export interface OfferedRate {
  id: string
  name: string
  price: number
  days?: string
}

export interface Quote {
  grams: number
  /** The heaviest that the rates of the destination carry; absent where one carries any weight. */
  upToGrams?: number
  rates: OfferedRate[]
  tax: { name: string; percent: number; reverseCharge?: boolean }
  /** Why there are no rates. */
  message?: string
}

/** The rates and the tax of a destination; no rates where the shop has none, with a sentence. */
export function quoteFor(zones: readonly Zone[], { country, taxNumber, grams }: Destination): Quote {
  if (zones.length === 0) {
    return { grams, rates: [{ ...byAgreement, price: 0 }], tax: { name: m.tax(), percent: 0 } }
  }
  const zone = zoneOf(zones, country)
  if (!zone)
    return { grams, rates: [], tax: { name: m.tax(), percent: 0 }, message: m.weHaveNoDeliveryRate() }
  const { taxName: name, taxPercent, reverseCharge } = zone
  const tax = reverseCharge && taxNumber ? { name, percent: 0, reverseCharge } : { name, percent: taxPercent }
  const rates = ratesFor(zone.rates, grams).map(({ upToGrams: _, perFurtherKg: __, ...rate }) => rate)
  return {
    grams,
    upToGrams: heaviestOf(zone.rates),
    rates,
    tax,
    ...(rates.length === 0 ? { message: m.thisIsHeavierThanOur() } : {}),
  }
}

export interface DeliveryChoice {
  address: Address
  /** May be left out where delivery is by agreement. */
  rateId?: string | undefined
}

/** What is delivered. Money in minor units. */
export interface Consignment {
  goodsTotal: number
  grams: number
  currency: string
}

/** What an order with this delivery carries. Money in minor units. */
export interface ChosenDelivery {
  address: Address
  shipping: { rateId: string; name: string; days?: string }
  goodsTotal: number
  shippingTotal: number
  tax?: { name: string; percent: number; reverseCharge?: boolean }
  taxTotal: number
  total: number
}

const notPossible = (sentence: string) => new ShopError('delivery_not_possible', sentence)

/**
 * What an order costs when it is delivered as chosen. Throws `invalid_request` without a rate, `delivery_not_possible`
 * where the shop has none or not this one, or `amount_not_payable`.
 */
export function chosenDelivery(
  zones: readonly Zone[],
  { address, rateId }: DeliveryChoice,
  { goodsTotal, grams, currency }: Consignment,
): ChosenDelivery {
  const { country, taxNumber } = address
  const { rates, tax, message } = quoteFor(zones, { country, taxNumber, grams })
  if (message) throw notPossible(message)
  const rate = rateId === undefined && zones.length === 0 ? rates[0] : rates.find(({ id }) => id === rateId)
  if (rateId === undefined && !rate) throw noRateChosen()
  if (!rate) throw notPossible(m.thisDeliveryRateIsNo())
  const {
    goods,
    shipping,
    tax: taxTotal,
    total,
  } = totalsOf({ goods: goodsTotal, shipping: rate.price, percent: tax.percent })
  const unpayable = chargeProblem(total, currency)
  if (unpayable) throw new ShopError('amount_not_payable', chargeSentences[unpayable]())
  return {
    address,
    shipping: { rateId: rate.id, name: rate.name, days: rate.days },
    goodsTotal: goods,
    shippingTotal: shipping,
    tax: zones.length > 0 ? tax : undefined,
    taxTotal,
    total,
  }
}

/**
 * What these goods cost with their delivery, in minor units: by the rate that was chosen, where it delivers there, else
 * by the cheapest. Nothing where the shop has no rate.
 */
export function costOfDelivery(
  zones: readonly Zone[],
  { address: { country, taxNumber }, rateId }: DeliveryChoice,
  { goodsTotal, grams }: Pick<Consignment, 'goodsTotal' | 'grams'>,
): Pick<ChosenDelivery, 'shippingTotal' | 'taxTotal' | 'total'> | undefined {
  const { rates, tax } = quoteFor(zones, { country, taxNumber, grams })
  const rate = rates.find(({ id }) => id === rateId) ?? rates[0]
  if (!rate) return undefined
  const totals = totalsOf({ goods: goodsTotal, shipping: rate.price, percent: tax.percent })
  return { shippingTotal: totals.shipping, taxTotal: totals.tax, total: totals.total }
}

const noRateChosen = () =>
  new ShopError('invalid_request', m.pleaseChooseHowItIs(), {
    fields: { rateId: m.chooseHowItIsDelivered() },
  })

export interface DeliveryTime {
  countries: string[]
  days?: string
}

/** Where something of this weight can be sent and how long that takes; empty where the shop keeps no zones. */
export function deliveryTimes(zones: readonly Zone[], grams: number): DeliveryTime[] {
  return zones.flatMap((zone) => {
    const [cheapest] = ratesFor(zone.rates, grams)
    if (!cheapest) return []
    return { countries: zone.countries, ...(cheapest.days ? { days: cheapest.days } : {}) }
  })
}

export interface DeliveryPorts {
  delivery: DeliveryStore
  products: ProductStore
}

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
export async function unweighedProducts(shop: { knownProducts: ProductRepository }): Promise<Product[]> {
  return (await shop.knownProducts.all()).filter(({ weightGrams }) => weightGrams === 0)
}
