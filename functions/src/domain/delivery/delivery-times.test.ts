import { expect, it } from 'vitest'
import { deliveryTimes } from './quote.ts'
import type { Rate, Zone } from './zone.ts'

const rate = (change: Partial<Rate>): Rate => ({
  id: 'r',
  name: 'Parcel',
  upToGrams: 20_000,
  price: 2_400,
  ...change,
})
const zone = (country: string, rates: Rate[]): Zone => ({
  id: country,
  name: country,
  countries: [country],
  rates,
  taxName: 'VAT',
  taxPercent: 25,
  reverseCharge: false,
})

it('names the days of the cheapest rate that says some and carries the weight, and leaves out where none does', () => {
  const zones = [
    zone('NO', [rate({ name: 'Express', price: 5_000, days: '1' }), rate({ days: '3–5' })]),
    zone('SE', [rate({ upToGrams: 500, days: '2' })]),
    zone('US', [rate({ name: 'Collected', price: 0 }), rate({ days: '5–8' })]),
    zone('DK', [rate({})]),
  ]
  expect(deliveryTimes(zones, 12_000)).toEqual([
    { countries: ['NO'], days: '3–5' },
    { countries: ['US'], days: '5–8' },
    { countries: ['DK'] },
  ])
  expect(deliveryTimes([], 12_000)).toEqual([])
})
