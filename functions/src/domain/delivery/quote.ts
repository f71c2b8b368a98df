import { byAgreement } from '@wood-master/contract/delivery-names'
import { ratesFor, zoneOf } from '@wood-master/contract/delivery-rates'
import type { Zone } from './zone.ts'

/** Where it goes, and what it weighs. */
export interface Destination {
  country: string
  taxNumber?: string | undefined
  grams: number
}

/** A way to have it delivered; `price` in minor units, without tax. */
export interface OfferedRate {
  id: string
  name: string
  price: number
  days?: string
}

/** What delivery would cost. */
export interface Quote {
  grams: number
  rates: OfferedRate[]
  tax: { name: string; percent: number; reverseCharge?: boolean }
  /** Why there are no rates. */
  message?: string
}

const noZone = 'We have no delivery rate for this country yet. Please write to us, and we will find one.'
const tooHeavy =
  'This is heavier than our delivery rates for this country allow. Please write to us, and we will find one.'

/** The rates and the tax of a destination; no rates where the shop has none, with a sentence. */
export function quoteFor(zones: readonly Zone[], { country, taxNumber, grams }: Destination): Quote {
  if (zones.length === 0) {
    return { grams, rates: [{ ...byAgreement, price: 0 }], tax: { name: 'Tax', percent: 0 } }
  }
  const zone = zoneOf(zones, country)
  if (!zone) return { grams, rates: [], tax: { name: 'Tax', percent: 0 }, message: noZone }
  const { taxName: name, taxPercent, reverseCharge } = zone
  const tax = reverseCharge && taxNumber ? { name, percent: 0, reverseCharge } : { name, percent: taxPercent }
  const rates = ratesFor(zone.rates, grams).map(({ upToGrams: _, ...rate }) => rate)
  return { grams, rates, tax, ...(rates.length === 0 ? { message: tooHeavy } : {}) }
}
