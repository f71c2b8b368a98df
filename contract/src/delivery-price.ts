import { toMajor, toMinor } from './money.ts'

/** What an order costs with its delivery. Server and pages ask here. Free of any library: pages import it. */

/** Percents have at most three decimals, which are whole in thousandths. */
const thousandths = 1_000

/** The tax on goods and shipping together, rounded half up once an order. Minor units. */
export function taxOn(amount: number, percent: number): number {
  const whole = 100 * thousandths
  const product = amount * Math.round(percent * thousandths)
  return Math.floor((2 * product + whole) / (2 * whole))
}

export interface Totals {
  goods: number
  shipping: number
  tax: number
  /** What is to be paid: all of them together. */
  total: number
}

/** The totals of goods that are delivered, in minor units. */
export function totalsOf({
  goods,
  shipping,
  percent,
}: {
  goods: number
  shipping: number
  percent: number
}): Totals {
  const tax = taxOn(goods + shipping, percent)
  return { goods, shipping, tax, total: goods + shipping + tax }
}

/** The same as the wire has money, in major units (dollars). */
export function listedTotals(
  { goods, shipping, percent }: { goods: number; shipping: number; percent: number },
  currency: string,
): Totals {
  const minor = totalsOf({ goods: toMinor(goods, currency), shipping: toMinor(shipping, currency), percent })
  return {
    goods: toMajor(minor.goods, currency),
    shipping: toMajor(minor.shipping, currency),
    tax: toMajor(minor.tax, currency),
    total: toMajor(minor.total, currency),
  }
}

/** Which rates a destination has. Free of any library: pages import it. */

/** A rate by weight; prices in one unit of money. */
interface WeightRate {
  name: string
  upToGrams: number
  price: number
}

export function zoneOf<Zone extends { countries: readonly string[] }>(
  zones: readonly Zone[],
  country: string,
): Zone | undefined {
  return zones.find(({ countries }) => countries.includes(country))
}

/** The rates that carry a weight, the cheapest first; of rates with one name only the lightest that does. */
export function ratesFor<Rate extends WeightRate>(rates: readonly Rate[], grams: number): Rate[] {
  const byName = new Map<string, Rate>()
  for (const rate of rates) {
    if (rate.upToGrams < grams) continue
    const known = byName.get(rate.name)
    if (!known || rate.upToGrams < known.upToGrams) byName.set(rate.name, rate)
  }
  return [...byName.values()].sort((one, other) => one.price - other.price || one.upToGrams - other.upToGrams)
}

/** What a unit weighs for delivery while its product has no weight and no admin has said otherwise. */
export const standardWeightGrams = 1_000

/** The one rate there is when no zones are kept. Free of any library: pages import it. */
export const byAgreement = { id: 'by-agreement', name: 'Delivery by agreement' } as const
