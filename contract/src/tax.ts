import { taxOn } from './delivery-price.ts'

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

export interface TaxRate {
  /** ISO 3166-1 alpha-2, or `XI`; Northern Ireland without a rate of its own has that of `GB`. */
  country: string
  taxClass: string
  percent: number
  /** For example `VAT`. */
  name: string
  /** The first day on which it holds: `2026-01-31`. */
  from: string
}

export interface TaxSeller {
  country: string
  /** Absent for a seller who is not registered for tax. */
  taxNumber?: string | undefined
  /** Where else tax is paid; `EU` is the One-Stop Shop, for consumers in all of the union. */
  registrations: { country: string; number: string }[]
}

/** What admins keep about tax. */
export interface TaxTerms {
  seller: TaxSeller
  rates: TaxRate[]
  /** Whether consumers may see prices with their tax. */
  pricesInclude: 'none' | 'consumer'
}

/** What a register said about a number. */
export interface TaxEvidence {
  /** Without spaces and with its country: `DE136695976`. */
  number: string
  /** `unknown`: nobody could say, because the register was silent or there is none. */
  status: 'valid' | 'invalid' | 'unknown'
  name?: string | undefined
  /** The register's own number of its answer. */
  consultation?: string | undefined
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
  name: string
  percent: number
  /** A sentence for the invoice. */
  reason: string
}

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

const nameOf = (country: string) =>
  country === 'XI'
    ? 'Northern Ireland'
    : (new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country)

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
    if (!rate) return untaxed('O', `No tax rate is kept for ${nameOf(place)}`)
    const { name, percent, country } = rate
    if (percent === 0) return { treatment: 'E', name, percent, reason: `Exempt in ${nameOf(country)}` }
    return { treatment: 'S', name, percent, reason: `${name} of ${nameOf(country)}` }
  }
  if (!taxNumber && registrations.length === 0) return untaxed('O', 'The seller is not registered for tax')
  // For a seller in Great Britain, Northern Ireland is at home.
  if (place === home || (place === 'XI' && home === 'GB') || (place === 'GB' && home === 'XI'))
    return taxed(place)
  const isRegistered = registrations.some(
    ({ country }) => country === place || (country === 'EU' && isInUnion(place)),
  )
  if (isInUnion(home) && isInUnion(place)) {
    if (buyersCountry && isInUnion(buyersCountry) && buyersCountry !== home) {
      return untaxed('K', 'Intra-Community supply, exempt under Article 138 of Directive 2006/112/EC')
    }
    return isRegistered ? taxed(place, home) : taxed(home)
  }
  if (!isRegistered) return untaxed('G', `Export from ${nameOf(home)} to ${nameOf(place)}`)
  if (buyersCountry === place) {
    return untaxed('AE', `Reverse charge: the buyer accounts for the tax of ${nameOf(place)}`)
  }
  return taxed(place)
}

const untaxed = (treatment: TaxTreatment, reason: string): TaxDecision => ({
  treatment,
  name: 'Tax',
  percent: 0,
  reason,
})

/** Goods and their share of the shipping that are taxed alike. Minor units. */
export interface TaxLine extends TaxDecision {
  base: number
  amount: number
  /** The products that it is for. */
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
  decide: (taxClass: string) => TaxDecision,
): TaxLine[] {
  const lines: TaxLine[] = []
  for (const { productId, taxClass = standardTaxClass, price } of goods) {
    const decision = decide(taxClass)
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

export const taxTotalOf = (lines: readonly Pick<TaxLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)
