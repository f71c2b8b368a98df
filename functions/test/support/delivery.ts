import type { Zone } from '../../src/domain/delivery/zone.ts'

/** An address in Norway that nothing is wrong with. */
export const oslo = {
  name: 'Kari Nordmann',
  line1: 'Storgata 1',
  city: 'Oslo',
  postalCode: '0155',
  country: 'NO',
}

/** Norway: a parcel up to 20 kg for 24 dollars, a pallet up to 500 kg for 90, 25 percent tax. */
export const norway: Zone = {
  id: 'norway',
  name: 'Norway',
  countries: ['NO'],
  rates: [
    { id: 'parcel', name: 'Parcel', upToGrams: 20_000, price: 2_400, days: '3–5' },
    { id: 'pallet', name: 'Pallet', upToGrams: 500_000, price: 9_000, days: '5–8' },
  ],
  taxName: 'MVA',
  taxPercent: 25,
  reverseCharge: true,
}

/** Sweden: one rate for everything, no tax. */
export const sweden: Zone = {
  id: 'sweden',
  name: 'Sweden',
  countries: ['SE'],
  rates: [{ id: 'truck', name: 'Truck', upToGrams: 1_000_000, price: 0 }],
  taxName: 'Moms',
  taxPercent: 0,
  reverseCharge: false,
}
