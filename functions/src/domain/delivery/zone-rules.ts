import { ShopError } from '../shop-error.ts'
import type { Rate, Zone } from './zone.ts'

/** Throws `invalid_request` where a country is in two zones, an id is there twice, or two rates differ in nothing. */
export function assertZones(zones: readonly Zone[]): void {
  const fields: Record<string, string> = {}
  const zoneOfCountry = new Map<string, string>()
  const ids = new Set<string>()
  const isNew = (id: string) => !ids.has(id) && ids.add(id)
  for (const [index, zone] of zones.entries()) {
    if (!isNew(zone.id)) fields[`zones.${index}.id`] = 'Is there already'
    for (const country of zone.countries) {
      const other = zoneOfCountry.get(country)
      if (other !== undefined) fields[`zones.${index}.countries`] = `${country} is in “${other}” already`
      zoneOfCountry.set(country, zone.name)
    }
    for (const [at, rate] of zone.rates.entries()) {
      if (!isNew(rate.id)) fields[`zones.${index}.rates.${at}.id`] = 'Is there already'
      if (zone.rates.slice(0, at).some((before) => isSameStep(before, rate))) {
        fields[`zones.${index}.rates.${at}.upToGrams`] = `“${rate.name}” has this weight already`
      }
    }
  }
  if (Object.keys(fields).length > 0) {
    throw new ShopError('invalid_request', 'Please check the zones.', { fields })
  }
}

const isSameStep = (one: Rate, other: Rate) => one.name === other.name && one.upToGrams === other.upToGrams
