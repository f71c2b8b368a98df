import type { Address } from '@wood-master/contract/address-format'
import { chargeProblem } from '@wood-master/contract/charge-limits'
import {
  byAgreement,
  heaviestOf,
  ratesFor,
  standardWeightGrams,
  zoneOf,
} from '@wood-master/contract/delivery-price'
import { linePrice, type PriceList } from '@wood-master/contract/pricing'
import {
  isProven,
  standardTaxClass,
  type TaxDecision,
  type TaxEvidence,
  type TaxedGoods,
  type TaxLine,
  taxLinesOf,
  taxOf,
  taxTotalOf,
} from '@wood-master/contract/tax'
import * as m from '../../texts/delivery.ts'
import type { Product } from '../catalog/product.ts'
import type { ProductRepository, ProductStore } from '../catalog/product-store.ts'
import { ShopError } from '../shop-error.ts'
import { chargeSentences } from '../stock/hold.ts'
import { type TaxFacts, type TaxPorts, taxFactsFor, waits } from '../tax/evidence.ts'
import type { DeliveryStore, Zone } from './zone.ts'

/** A tax in short: of most orders, the only one. */
interface OrderTax {
  name: string
  percent: number
  /** The buyer accounts for it, so that none is asked. */
  reverseCharge?: boolean
}

export interface Destination {
  country: string
  postalCode?: string | undefined
  grams: number
  /** What goes there. */
  goods: readonly TaxedGoods[]
}

/** A way to have it delivered; minor units, the `price` without tax. */
export interface OfferedRate {
  id: string
  name: string
  price: number
  days?: string
  taxLines: TaxLine[]
  taxTotal: number
  /** Goods, shipping and tax together. */
  total: number
}

export interface Quote {
  grams: number
  /** The heaviest that the rates of the destination carry; absent where one carries any weight. */
  upToGrams?: number
  rates: OfferedRate[]
  tax: OrderTax
  taxEvidence?: TaxEvidence
  /** Why tax is asked in spite of the buyer's number; nothing where a valid one would change nothing. */
  taxNote?: string
  /** Why there are no rates. */
  message?: string
}

/** The rates and the tax of a destination; no rates where the shop has none, with a sentence. */
export function quoteFor(zones: readonly Zone[], destination: Destination, facts: TaxFacts): Quote {
  const { country, grams, goods } = destination
  const zone = zoneOf(zones, country)
  const decide = taxDecider(zone, destination, facts)
  const goodsTotal = goodsTotalOf(goods)
  const withTax = ({ id, name, price, days }: Omit<OfferedRate, 'taxLines' | 'taxTotal' | 'total'>) => {
    const taxLines = decide ? taxLinesOf(goods, price, decide) : []
    const taxTotal = taxTotalOf(taxLines)
    return {
      id,
      name,
      price,
      ...(days ? { days } : {}),
      taxLines,
      taxTotal,
      total: goodsTotal + price + taxTotal,
    }
  }
  const tax = decide ? shortTax(decide(goods[0]?.taxClass ?? standardTaxClass)) : noTax()
  const taxNote = taxNoteOf(zone, destination, facts)
  const quote = {
    grams,
    tax,
    ...(facts.evidence ? { taxEvidence: facts.evidence } : {}),
    ...(taxNote ? { taxNote } : {}),
  }
  if (zones.length === 0) return { ...quote, rates: [withTax({ ...byAgreement, price: 0 })] }
  if (!zone) return { ...quote, rates: [], message: m.weHaveNoDeliveryRate() }
  const rates = ratesFor(zone.rates, grams).map(withTax)
  const upToGrams = heaviestOf(zone.rates)
  return { ...quote, upToGrams, rates, ...(rates.length === 0 ? { message: m.thisIsHeavierThanOur() } : {}) }
}

function taxNoteOf(zone: Zone | undefined, destination: Destination, facts: TaxFacts): string | undefined {
  const { evidence, day } = facts
  if (!evidence || isProven(evidence, day)) return undefined
  const percentOf = (known: TaxFacts) => taxDecider(zone, destination, known)?.(standardTaxClass).percent
  const proven = { ...evidence, status: 'valid', checkedAt: day } as const
  if (percentOf(facts) === percentOf({ ...facts, evidence: proven })) return undefined
  return evidence.status === 'invalid' ? m.theRegisterDoesNotKnow() : m.theRegisterDoesNotAnswer()
}

const noTax = (): OrderTax => ({ name: m.tax(), percent: 0 })

/** A tax as it was said before there were tax lines. */
function shortTax({ treatment, name, percent }: TaxDecision): OrderTax {
  const reversed = treatment === 'AE' || treatment === 'K'
  return { name, percent, ...(reversed ? { reverseCharge: true } : {}) }
}

const goodsTotalOf = (goods: readonly TaxedGoods[]) => goods.reduce((sum, { price }) => sum + price, 0)

/** How each tax class is taxed there: by the tax settings, and while none are kept by the zone; nothing where neither says so. */
function taxDecider(
  zone: Zone | undefined,
  { country, postalCode }: Pick<Destination, 'country' | 'postalCode'>,
  { terms, evidence, day }: TaxFacts,
): ((taxClass: string) => TaxDecision) | undefined {
  if (terms) {
    const buyer = evidence ? { evidence } : 'consumer'
    return (taxClass) => taxOf(terms, { to: { country, postalCode }, buyer, taxClass, day })
  }
  if (!zone) return undefined
  const { taxName: name, taxPercent: percent } = zone
  if (zone.reverseCharge && isProven(evidence, day)) {
    return () => ({ treatment: 'AE', name, percent: 0, reason: `${name}, reverse charge` })
  }
  return () => ({ treatment: percent > 0 ? 'S' : 'O', name, percent, reason: name })
}

export interface DeliveryChoice {
  address: Address
  /** May be left out where delivery is by agreement. */
  rateId?: string | undefined
}

/** What is delivered. Money in minor units. */
export interface Consignment {
  goods: readonly TaxedGoods[]
  grams: number
  currency: string
}

/** What an order with this delivery carries. Money in minor units. */
export interface ChosenDelivery {
  address: Address
  shipping: { rateId: string; name: string; days?: string }
  goodsTotal: number
  shippingTotal: number
  tax?: OrderTax
  taxLines?: TaxLine[]
  taxEvidence?: TaxEvidence
  /** Set while the register, which could take the tax away, has not answered. */
  taxCheckDue?: true | undefined
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
  { goods, grams, currency }: Consignment,
  facts: TaxFacts,
): ChosenDelivery {
  const { country, postalCode } = address
  const { rates, tax, message, taxEvidence, taxNote } = quoteFor(
    zones,
    { country, postalCode, grams, goods },
    facts,
  )
  if (message) throw notPossible(message)
  const rate = rateId === undefined && zones.length === 0 ? rates[0] : rates.find(({ id }) => id === rateId)
  if (rateId === undefined && !rate) throw noRateChosen()
  if (!rate) throw notPossible(m.thisDeliveryRateIsNo())
  const { taxLines, taxTotal, total } = rate
  const unpayable = chargeProblem(total, currency)
  if (unpayable) throw new ShopError('amount_not_payable', chargeSentences[unpayable]())
  return {
    address,
    shipping: { rateId: rate.id, name: rate.name, days: rate.days },
    goodsTotal: goodsTotalOf(goods),
    shippingTotal: rate.price,
    tax: taxLines.length > 0 ? tax : undefined,
    taxLines: taxLines.length > 0 ? taxLines : undefined,
    taxEvidence: taxEvidence && withoutName(taxEvidence),
    taxCheckDue: (taxNote && taxEvidence?.status === 'unknown') || undefined,
    taxTotal,
    total,
  }
}

/** An order keeps the proof, and no more of what the register knows. */
const withoutName = ({ name: _, ...evidence }: TaxEvidence): TaxEvidence => evidence

/**
 * What these goods cost with their delivery, in minor units: by the rate that was chosen, where it delivers there, else
 * by the cheapest. Nothing where the shop has no rate.
 */
export function costOfDelivery(
  zones: readonly Zone[],
  { address: { country, postalCode }, rateId }: DeliveryChoice,
  { goods, grams }: Pick<Consignment, 'goods' | 'grams'>,
  facts: TaxFacts,
): Pick<ChosenDelivery, 'shippingTotal' | 'taxTotal' | 'total'> | undefined {
  const { rates } = quoteFor(zones, { country, postalCode, grams, goods }, facts)
  const rate = rates.find(({ id }) => id === rateId) ?? rates[0]
  return rate && { shippingTotal: rate.price, taxTotal: rate.taxTotal, total: rate.total }
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

/** What delivery of these units would cost. Changes nothing. */
export async function quoteDelivery(
  shop: DeliveryPorts,
  {
    lines,
    now,
    ...to
  }: {
    country: string
    postalCode?: string | undefined
    taxNumber?: string | undefined
    lines: readonly DeliveredLine[]
    now: Date
  },
): Promise<Quote> {
  const [{ zones, ...consignment }, facts] = await Promise.all([
    weighed(shop, lines),
    taxFactsFor(shop, to, now, waits.quoteMs),
  ])
  return quoteFor(zones, { ...to, ...consignment }, facts)
}

export interface DeliveredLine {
  productId: string
  quantity: number
  /** Of one unit, as it was when it was ordered: for products that have left the shop. */
  weightGrams?: number
  /** Minor units, as it was when it was ordered; else what the product costs now. */
  price?: number
}

/** The lines as they are taxed: each in the tax class that its product has now. */
export function goodsOf(
  lines: readonly DeliveredLine[],
  products: ReadonlyMap<string, PriceList & { taxClass?: string }>,
): TaxedGoods[] {
  return lines.map(({ productId, quantity, price }) => {
    const product = products.get(productId)
    const now = product ? linePrice(product, quantity) : 0
    return { productId, taxClass: product?.taxClass, price: price ?? now }
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

/** Products that nobody has weighed yet, the newest first; the default weight counts for them. */
export async function unweighedProducts(shop: { knownProducts: ProductRepository }): Promise<Product[]> {
  return (await shop.knownProducts.all()).filter(({ weightGrams }) => weightGrams === 0)
}
