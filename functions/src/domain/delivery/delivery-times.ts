import { ratesFor } from '@wood-master/contract/delivery-rates'
import type { Zone } from './zone.ts'

/** How long delivery to some countries takes by the cheapest rate. */
export interface DeliveryTime {
  countries: string[]
  days?: string
}

/** Where something of this weight can be sent and how long that takes; empty where the shop keeps no zones. */
export function deliveryTimes(zones: readonly Zone[], grams: number): DeliveryTime[] {
  return zones.flatMap((zone) => {
    const [cheapest] = ratesFor(zone.rates, grams)
    if (!cheapest) return []
    return { countries: zone.countries, ...(cheapest.days ? { days: cheapest.days } : {}) }
  })
}
