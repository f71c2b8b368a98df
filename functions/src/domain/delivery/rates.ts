import type { Rate, Zone } from './zone.ts'

/** Grams that so many units weigh together; what is no longer sold weighs nothing that is known. */
export function gramsOf(
  lines: readonly { productId: string; quantity: number }[],
  products: ReadonlyMap<string, { weightGrams: number }>,
): number {
  return lines.reduce(
    (sum, { productId, quantity }) => sum + (products.get(productId)?.weightGrams ?? 0) * quantity,
    0,
  )
}

/** The zone that a country is in. */
export function zoneOf(zones: readonly Zone[], country: string): Zone | undefined {
  return zones.find(({ countries }) => countries.includes(country))
}

/** The rates that carry a weight, the cheapest first; of rates with one name only the lightest that does. */
export function ratesFor({ rates }: Pick<Zone, 'rates'>, grams: number): Rate[] {
  const byName = new Map<string, Rate>()
  for (const rate of rates) {
    if (rate.upToGrams < grams) continue
    const known = byName.get(rate.name)
    if (!known || rate.upToGrams < known.upToGrams) byName.set(rate.name, rate)
  }
  return [...byName.values()].sort((one, other) => one.price - other.price || one.upToGrams - other.upToGrams)
}
