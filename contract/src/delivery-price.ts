import type { ShippingRate } from './delivery.ts'

/** What an order costs with its delivery. Server and pages ask here. Free of any library: pages import it. */

/** Percents have at most three decimals, which are whole in thousandths. */
const thousandths = 1_000

/** The tax on an amount, rounded half up. Minor units. */
export function taxOn(amount: number, percent: number): number {
  const whole = 100 * thousandths
  const product = amount * Math.round(percent * thousandths)
  return Math.floor((2 * product + whole) / (2 * whole))
}

/** A rate by weight; prices in one unit of money. */
type WeightRate = Pick<ShippingRate, 'name' | 'fromGrams' | 'upToGrams' | 'price' | 'perFurtherKg'>

export function zoneOf<Zone extends { countries: readonly string[] }>(
  zones: readonly Zone[],
  country: string,
): Zone | undefined {
  return zones.find(({ countries }) => countries.includes(country))
}

function priceOf({ upToGrams, price, perFurtherKg = 0 }: WeightRate, grams: number): number {
  const further = Math.max(0, Math.ceil((grams - upToGrams) / 1_000))
  // Prices in major units must not gain decimals by being multiplied.
  return Math.round((price + further * perFurtherKg) * 1_000) / 1_000
}

/** How far a rate is from the weight: the lightest that carries it, else the heaviest that goes on by the kilogram. */
const distance = ({ upToGrams }: WeightRate, grams: number) =>
  upToGrams >= grams ? upToGrams - grams : Number.MAX_SAFE_INTEGER / 2 - upToGrams

/** The rates that carry a weight with what they cost for it, the cheapest first; of those with one name only the nearest. */
export function ratesFor<Rate extends WeightRate>(rates: readonly Rate[], grams: number): Rate[] {
  const carrying = rates.filter((rate) => rate.upToGrams >= grams || rate.perFurtherKg !== undefined)
  const fitting = carrying.filter(({ fromGrams = 0 }) => fromGrams <= grams)
  const byName = new Map<string, Rate>()
  for (const rate of fitting.length > 0 ? fitting : carrying) {
    const known = byName.get(rate.name)
    if (!known || distance(rate, grams) < distance(known, grams)) byName.set(rate.name, rate)
  }
  return [...byName.values()]
    .map((rate) => ({ ...rate, price: priceOf(rate, grams) }))
    .sort((one, other) => one.price - other.price || one.upToGrams - other.upToGrams)
}

/** The heaviest that rates carry; nothing where one carries any weight, or there are none. */
export function heaviestOf(rates: readonly WeightRate[]): number | undefined {
  const isOpen = rates.length === 0 || rates.some(({ perFurtherKg }) => perFurtherKg !== undefined)
  return isOpen ? undefined : Math.max(...rates.map(({ upToGrams }) => upToGrams))
}

/** What a unit weighs for delivery while its product has no weight and no admin has said otherwise. */
export const standardWeightGrams = 1_000

/** What is chosen where no rate carries it: its price is set by an admin and accepted before it is paid. */
export const onRequestId = 'on-request'

/** The one rate there is when no zones are kept. Free of any library: pages import it. */
export const byAgreementId = 'by-agreement'
