import * as m from '../../texts/delivery.ts'
import { ShopError } from '../shop-error.ts'
import type { SettingsStore } from '../stores.ts'

export interface Rate {
  id: string
  name: string
  upToGrams: number
  /** Minor units, without tax. */
  price: number
  /** Minor units for each further kilogram; absent where the rate ends at its weight. */
  perFurtherKg?: number
  /** Working days, for example `2–4`. */
  days?: string
}

export interface Zone {
  id: string
  name: string
  /** ISO 3166-1 alpha-2; each country is in one zone only. */
  countries: string[]
  rates: Rate[]
  taxName: string
  taxPercent: number
  /** Buyers with a tax number pay no tax here. */
  reverseCharge: boolean
}

/** Where the shop delivers, and for how much; no zones at all: by agreement. */
export interface DeliveryTerms {
  zones: Zone[]
  /** What a unit weighs while its product has no weight; absent: the standard one. */
  defaultWeightGrams?: number
}

/** The delivery terms that admins keep. Replacing them without a default weight keeps the one there is. */
export interface DeliveryStore extends SettingsStore<DeliveryTerms> {
  terms(): Promise<DeliveryTerms>
}

/** Throws `invalid_request` where a country is in two zones, an id is there twice, or two rates differ in nothing. */
export function assertZones(zones: readonly Zone[]): void {
  const fields: Record<string, string> = {}
  const zoneOfCountry = new Map<string, string>()
  const ids = new Set<string>()
  const isNew = (id: string) => !ids.has(id) && ids.add(id)
  for (const [index, zone] of zones.entries()) {
    if (!isNew(zone.id)) fields[`zones.${index}.id`] = m.isThereAlready()
    for (const country of zone.countries) {
      const other = zoneOfCountry.get(country)
      if (other !== undefined) fields[`zones.${index}.countries`] = `${country} is in “${other}” already`
      zoneOfCountry.set(country, zone.name)
    }
    for (const [at, rate] of zone.rates.entries()) {
      if (!isNew(rate.id)) fields[`zones.${index}.rates.${at}.id`] = m.isThereAlready()
      if (zone.rates.slice(0, at).some((before) => isSameStep(before, rate))) {
        fields[`zones.${index}.rates.${at}.upToGrams`] = `“${rate.name}” has this weight already`
      }
    }
  }
  if (Object.keys(fields).length > 0) {
    throw new ShopError('invalid_request', m.pleaseCheckTheZones(), { fields })
  }
}

const isSameStep = (one: Rate, other: Rate) => one.name === other.name && one.upToGrams === other.upToGrams
