import type * as z from 'zod'
import { taxOn } from './delivery-price.ts'
import { perLocale } from './locale.ts'
import type { buysFor, TaxSettings, taxEvidence } from './tax-settings.ts'
import * as m from './texts/tax.ts'

/**
 * What tax a delivery of goods carries. Server and pages ask here, and nothing else decides it; free of any library,
 * because pages import it. EU: Directive 2006/112/EC, articles 33, 138, 146 and 194; Northern Ireland counts as EU for
 * goods (its Protocol, article 8).
 */

/**
 * `S` with tax; `AE` the buyer accounts for it; `K` to a business in another country of the union; `G` export; `E`
 * exempt; `O` outside the tax. The letters are those of e-invoices (UNCL5305).
 */
export type TaxTreatment = 'S' | 'AE' | 'K' | 'G' | 'E' | 'O'

/** What admins keep about tax. Northern Ireland (`XI`) without a rate of its own has that of `GB`. */
export type TaxTerms = TaxSettings
export type TaxRate = TaxTerms['rates'][number]
export type TaxSeller = TaxTerms['seller']

export type TaxEvidence = Omit<z.infer<typeof taxEvidence>, 'checkedAt'> & {
  name?: string | undefined
  checkedAt: Date
}

export interface TaxedDelivery {
  to: { country: string; postalCode?: string | undefined }
  /** A company with what is known of its number, or a consumer. */
  buyer: 'consumer' | { evidence: TaxEvidence | undefined }
  taxClass: string
  day: Date
}

export interface TaxDecision {
  treatment: TaxTreatment
  /** Empty where nothing is called a tax. */
  name: string
  percent: number
  /** Where it is taxed, and from where it comes if that is the reason; `reasonOf` says it. */
  places: string[]
}

export type BuysFor = z.infer<typeof buysFor>

export const standardTaxClass = 'standard'

/** For how many days the register's answer is evidence. */
export const evidenceDays = 30

const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)

/** True of a country of the EU, and of Northern Ireland (`XI`). */
export const isInUnion = (country: string): boolean => union.has(country)

/** Postal codes whose places are taxed otherwise than their country: `[country, code, taxed as]`. */
const apart: readonly [string, RegExp, string][] = [
  ['GB', /^BT/, 'XI'],
  ['ES', /^3[58]/, 'IC'],
  ['ES', /^5[12]/, 'EA'],
  ['MC', /^/, 'FR'],
  ['IM', /^/, 'GB'],
]

/** As which country a place is taxed: Northern Ireland is `XI`, Monaco is France, the Canary Islands are outside the union. */
export function taxCountryOf({ country, postalCode = '' }: TaxedDelivery['to']): string {
  const code = postalCode.trim().toUpperCase()
  return apart.find(([of, pattern]) => of === country && pattern.test(code))?.[2] ?? country
}

/** The country that issued a number; Greece writes `EL`. */
export function countryOfNumber(number: string): string {
  const prefix = number.slice(0, 2)
  return prefix === 'EL' ? 'GR' : prefix
}

export const countryNames = perLocale((tag) => new Intl.DisplayNames(tag, { type: 'region' }))

const nameOf = (country = '') =>
  country === 'XI' ? m.northernIreland() : country && (countryNames().of(country) ?? country)

/** Why goods are taxed so, as an invoice says it. */
export function reasonOf({ treatment, name, places }: Omit<TaxDecision, 'percent'>): string {
  const [place, home] = places.map(nameOf)
  if (treatment === 'K') return m.withinUnion()
  if (!place) return treatment === 'O' ? m.notRegistered() : name
  switch (treatment) {
    case 'S':
      return m.taxOf({ name, place })
    case 'AE':
      return m.reversed({ place })
    case 'G':
      return m.exported({ home: home ?? '', place })
    case 'E':
      return m.exempt({ place })
    case 'O':
      return m.noRate({ place })
  }
}

/** True of a number that a register found valid not long ago. */
export function isProven(evidence: TaxEvidence | undefined, day: Date): boolean {
  if (evidence?.status !== 'valid') return false
  return day.getTime() - evidence.checkedAt.getTime() <= evidenceDays * 86_400_000
}

/** The rate of a country on a day; a class without one has the standard rate. */
function rateOn(
  rates: readonly TaxRate[],
  country: string,
  { taxClass, day }: Pick<TaxedDelivery, 'taxClass' | 'day'>,
): TaxRate | undefined {
  const today = day.toISOString().slice(0, 10)
  const of = (place: string, kind: string) =>
    rates
      .filter((rate) => rate.country === place && rate.taxClass === kind && rate.from <= today)
      .reduce<TaxRate | undefined>((last, rate) => (last && last.from > rate.from ? last : rate), undefined)
  const own = of(country, taxClass) ?? of(country, standardTaxClass)
  return own ?? (country === 'XI' ? rateOn(rates, 'GB', { taxClass, day }) : undefined)
}

/** How a delivery is taxed, at which percentage and why. Without a valid answer about the buyer's number nothing is reversed. */
export function taxOf({ seller, rates }: TaxTerms, delivery: TaxedDelivery): TaxDecision {
  const { country: home, taxNumber, registrations } = seller
  const place = taxCountryOf(delivery.to)
  const known = delivery.buyer === 'consumer' ? undefined : delivery.buyer.evidence
  const buyersCountry = known && isProven(known, delivery.day) ? countryOfNumber(known.number) : undefined
  const taxed = (...countries: string[]): TaxDecision => {
    const rate = countries.flatMap((country) => rateOn(rates, country, delivery) ?? [])[0]
    if (!rate) return untaxed('O', place)
    const { name, percent, country } = rate
    return { treatment: percent === 0 ? 'E' : 'S', name, percent, places: [country] }
  }
  if (!taxNumber && registrations.length === 0) return untaxed('O')
  // For a seller in Great Britain, Northern Ireland is at home.
  if (place === home || (place === 'XI' && home === 'GB') || (place === 'GB' && home === 'XI'))
    return taxed(place, home)
  const isRegistered = registrations.some(
    ({ country }) =>
      country === place || (country === 'GB' && place === 'XI') || (country === 'EU' && isInUnion(place)),
  )
  if (isInUnion(home) && isInUnion(place)) {
    if (buyersCountry && isInUnion(buyersCountry) && buyersCountry !== home) return untaxed('K')
    return isRegistered ? taxed(place, home) : taxed(home)
  }
  if (!isRegistered) return untaxed('G', place, home)
  if (buyersCountry === place) return untaxed('AE', place)
  return taxed(place)
}

export const isReversed = ({ treatment }: Pick<TaxDecision, 'treatment'>): boolean =>
  treatment === 'AE' || treatment === 'K'

const untaxed = (treatment: TaxTreatment, ...places: string[]): TaxDecision => ({
  treatment,
  name: '',
  percent: 0,
  places,
})

/** Goods and their share of the shipping that are taxed alike. Minor units. */
export interface TaxLine extends TaxDecision {
  /** Of before there were places. */
  reason?: string
  base: number
  amount: number
  productIds: string[]
}

/** A line of goods; `price` in minor units. */
export interface TaxedGoods {
  productId: string
  taxClass?: string | undefined
  price: number
}

/**
 * The tax of an order, in minor units, rounded half up once a line. Shipping is taxed as the goods are, and where they are
 * taxed differently in proportion to their prices.
 */
export function taxLinesOf(
  goods: readonly TaxedGoods[],
  shipping: number,
  decide: (taxClass: string, productId: string) => TaxDecision,
): TaxLine[] {
  const lines: TaxLine[] = []
  for (const { productId, taxClass = standardTaxClass, price } of goods) {
    const decision = decide(taxClass, productId)
    const known = lines.find(({ treatment, name, percent }) => {
      return treatment === decision.treatment && name === decision.name && percent === decision.percent
    })
    const line = known ?? { ...decision, base: 0, amount: 0, productIds: [] }
    if (!known) lines.push(line)
    line.base += price
    line.productIds.push(productId)
  }
  const goodsTotal = lines.reduce((sum, { base }) => sum + base, 0)
  let goodsBefore = 0
  let shippedBefore = 0
  for (const line of lines) {
    goodsBefore += line.base
    // Of a running sum, so that the shares of all lines are the whole.
    const shipped = goodsTotal === 0 ? shipping : Math.round((shipping / goodsTotal) * goodsBefore)
    line.base += shipped - shippedBefore
    shippedBefore = shipped
    line.amount = taxOn(line.base, line.percent)
  }
  return lines
}

/**
 * What each of the goods costs with its tax, in minor units. As shares of their tax lines' running sums: with the shipping
 * they are to the cent what is paid, where prices that are rounded one by one are not.
 */
export function goodsWithTax(
  goods: readonly Pick<TaxedGoods, 'productId' | 'price'>[],
  lines: readonly Pick<TaxLine, 'percent' | 'productIds'>[],
): number[] {
  const before = lines.map(() => 0)
  return goods.map(({ productId, price }) => {
    const at = lines.findIndex(({ productIds }) => productIds.includes(productId))
    const { percent } = lines[at] ?? { percent: 0 }
    const sum = before[at] ?? 0
    before[at] = sum + price
    return withTax(sum + price, percent) - withTax(sum, percent)
  })
}

/** An amount and its tax, in minor units. */
export const withTax = (amount: number, percent: number): number => amount + taxOn(amount, percent)

export type ConsumerRate = Omit<TaxRate, 'from'>

/** The taxes of consumers in these countries; a class that is not there has the standard rate of its country, which may be none. */
export function consumerRates(terms: TaxTerms, countries: readonly string[], day: Date): ConsumerRate[] {
  const classes = new Set([standardTaxClass, ...terms.rates.map(({ taxClass }) => taxClass)])
  return countries.flatMap((country) => {
    const rates = [...classes].map((taxClass) => {
      const { name, percent } = taxOf(terms, { to: { country }, buyer: 'consumer', taxClass, day })
      return { country, taxClass, name, percent }
    })
    const [standard] = rates
    return rates.filter(({ taxClass, percent }) =>
      taxClass === standardTaxClass ? percent > 0 : percent !== standard?.percent,
    )
  })
}

export function consumerRate(
  rates: readonly ConsumerRate[],
  country: string,
  taxClass: string = standardTaxClass,
): Pick<ConsumerRate, 'name' | 'percent'> | undefined {
  const of = (kind: string) => rates.find((rate) => rate.country === country && rate.taxClass === kind)
  const rate = of(taxClass) ?? of(standardTaxClass)
  return rate && rate.percent > 0 ? rate : undefined
}

export const taxTotalOf = (lines: readonly Pick<TaxLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)
