import type { SettingsStore } from '../versioned.ts'

/** What a parcel costs up to a weight. */
export interface Rate {
  id: string
  name: string
  upToGrams: number
  /** Minor units, without tax. */
  price: number
  /** Working days, for example `2–4`. */
  days?: string
}

/** Countries that share rates and a tax. */
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
