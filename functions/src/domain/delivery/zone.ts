import type { DeliverySettings, DeliveryZone, ShippingRate } from '@wood-master/contract/delivery'
import * as m from '../../texts/delivery.ts'
import { ShopError } from '../errors.ts'
import { minorAmount } from '../minor-amount.ts'

/** As the contract has them, but with prices in minor units. */
export type Rate = ShippingRate
export type Zone = DeliveryZone
/** Where the shop delivers, and for how much; no zones at all: by agreement. Replaced without a default weight, they keep theirs. */
export type DeliveryTerms = DeliverySettings

/** Zones from the wire, with their prices in minor units. Throws `invalid_request` for a fraction of one. */
export const zonesIn = (currency: string, zones: readonly DeliveryZone[]): Zone[] =>
  zones.map((zone, index) => ({
    ...zone,
    rates: zone.rates.map((rate, at) => {
      const minor = (field: 'price' | 'perFurtherKg', major: number) =>
        minorAmount(major, currency, `zones.${index}.rates.${at}.${field}`)
      const { price, perFurtherKg: further } = rate
      const perFurtherKg = further === undefined ? undefined : minor('perFurtherKg', further)
      return { ...rate, price: minor('price', price), perFurtherKg }
    }),
  }))

/** Zones as they are saved, each with what it said of tax before: the carry-over into tax settings can be undone. */
export function withFormerTax(zones: readonly Zone[], stored: readonly Zone[]): Zone[] {
  return zones.map((zone) => {
    const { taxName, taxPercent, reverseCharge } = stored.find(({ id }) => id === zone.id) ?? {}
    return { taxName, taxPercent, reverseCharge, ...zone }
  })
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
      if (other !== undefined) fields[`zones.${index}.countries`] = m.countryInZone({ country, zone: other })
      zoneOfCountry.set(country, zone.name)
    }
    for (const [at, rate] of zone.rates.entries()) {
      if (!isNew(rate.id)) fields[`zones.${index}.rates.${at}.id`] = m.isThereAlready()
      const { name, upToGrams } = rate
      if (zone.rates.slice(0, at).some((before) => before.name === name && before.upToGrams === upToGrams))
        fields[`zones.${index}.rates.${at}.upToGrams`] = m.weightIsTaken({ name })
    }
  }
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_request', m.checkZones(), { fields })
}
