import type { ResponseOf } from '@wood-master/contract/calls'
import { standardWeightGrams } from '@wood-master/contract/delivery-price'
import { limits } from '@wood-master/contract/limits'
import { filled } from '#components/forms/field-of.ts'
import { amountOf, numberOf } from '#lib/text/number-of.ts'
import * as m from '#texts/delivery-admin.ts'

type KeptSettings = Omit<DeliverySettings, 'unweighed'>

export type DeliveryValues = ReturnType<typeof valuesOf>
type ZoneValues = DeliveryValues['zones'][number]
export type RateValues = ZoneValues['rates'][number]

const gramsPerKg = 1_000

export const gramsOf = (kg: string): number => Math.round(numberOf(kg) * gramsPerKg)

export const blankRate = (): RateValues => ({
  rateId: crypto.randomUUID(),
  name: '',
  fromKg: '',
  upToKg: '',
  price: '',
  perFurtherKg: '',
  days: '',
})

export const blankZone = (): ZoneValues => ({
  zoneId: crypto.randomUUID(),
  name: '',
  countries: [],
  rates: [blankRate()],
})

export function valuesOf({ zones, defaultWeightGrams, version }: KeptSettings) {
  return {
    // Of the settings that were opened; in the form, so that a draft keeps it.
    version,
    defaultKg: String((defaultWeightGrams ?? standardWeightGrams) / gramsPerKg),
    zones: zones.map(({ id, name, countries, rates }) => ({
      zoneId: id,
      name,
      countries,
      rates: rates.map((rate) => ({
        rateId: rate.id,
        name: rate.name,
        fromKg: rate.fromGrams === undefined ? '' : String(rate.fromGrams / gramsPerKg),
        upToKg: String(rate.upToGrams / gramsPerKg),
        price: String(rate.price),
        perFurtherKg: rate.perFurtherKg === undefined ? '' : String(rate.perFurtherKg),
        days: rate.days ?? '',
      })),
    })),
  }
}

export function settingsOf({ zones, defaultKg, version }: DeliveryValues): KeptSettings {
  return { zones: zonesOf(zones), defaultWeightGrams: gramsOf(defaultKg), version }
}

export function zonesOf(zones: ZoneValues[]): DeliverySettings['zones'] {
  return zones.map(({ zoneId, name, countries, rates }) => ({
    id: zoneId,
    name: name.trim(),
    countries,
    rates: rates.map((rate) => ({
      id: rate.rateId,
      name: rate.name.trim(),
      ...(rate.fromKg.trim() ? { fromGrams: gramsOf(rate.fromKg) } : {}),
      upToGrams: gramsOf(rate.upToKg),
      price: numberOf(rate.price),
      ...(rate.perFurtherKg.trim() ? { perFurtherKg: numberOf(rate.perFurtherKg) } : {}),
      ...(rate.days.trim() ? { days: rate.days.trim() } : {}),
    })),
  }))
}

export type DeliverySettings = ResponseOf<'getDeliverySettings'>

/** What the fields of zones and rates must hold; each is true, or the sentence that is shown. */
export const zoneRules = {
  name: filled(m.nameRequired()),
  countries: (codes: string[]) => codes.length > 0 || m.countriesRequired(),
  defaultKg: (typed: string) => {
    const grams = gramsOf(typed)
    return (grams > 0 && grams <= limits.weightGrams) || m.upToWrong()
  },
  upToKg: (typed: string) => gramsOf(typed) > 0 || m.upToWrong(),
  price: (currency: string) => (typed: string) => amountOf(typed, currency) >= 0 || m.priceWrong(),
  days: (typed: string) => /^(\d{1,3}( ?[-–] ?\d{1,3})?)?$/.test(typed.trim()) || m.daysWrong(),
}
