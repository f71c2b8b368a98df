import { expect, it } from 'vitest'
import { numberOf } from '#lib/text/number-of.ts'
import * as m from '#texts/delivery-admin.ts'
import { gramsOf, settingsOf, valuesOf, zoneRules } from './zone-values.ts'

const settings = {
  version: 'v1',
  defaultWeightGrams: 1_250,
  zones: [
    {
      id: 'north',
      name: 'North',
      countries: ['NO'],
      rates: [
        { id: 'parcel', name: 'Parcel', upToGrams: 2_500, price: 24.5, days: '2–4' },
        {
          id: 'pallet',
          name: 'Pallet',
          fromGrams: 10_000,
          upToGrams: 500_000,
          price: 90,
          perFurtherKg: 0.25,
        },
      ],
    },
  ],
}

it('gives back what it was given', () => {
  expect(settingsOf(valuesOf(settings))).toEqual(settings)
})

it.each([
  ['2,5', 2_500],
  ['0.001', 1],
  ['', Number.NaN],
  ['much', Number.NaN],
])('reads %s kg', (typed, grams) => {
  expect(gramsOf(typed)).toBe(grams)
})

it('reads amounts with a decimal comma', () => {
  expect(numberOf('24,5')).toBe(24.5)
})

it('takes no thousands of a currency with cents for a decimal', () => {
  expect(zoneRules.price('usd')('1.250')).toBe(m.priceWrong())
  expect([zoneRules.price('usd')('12.50'), zoneRules.price('kwd')('1.250')]).toEqual([true, true])
  expect(gramsOf('0.250')).toBe(250)
})

it.each(['1,200', ' 1,200 ', '1,200.50'])(
  'does not guess whether the comma of %s separates thousands',
  (typed) => {
    expect(numberOf(typed)).toBeNaN()
    expect(gramsOf(typed)).toBeNaN()
    expect(zoneRules.price('usd')(typed)).toBe(m.priceWrong())
    expect(zoneRules.upToKg(typed)).toBe(m.upToWrong())
  },
)
