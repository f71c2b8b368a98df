import { expect, it } from 'vitest'
import { countryNames } from '#components/address/country-names.ts'
import { countryName } from './country-name.ts'

it('names countries in English, sorted by their names', () => {
  expect(countryName('NO')).toBe('Norway')
  expect(countryName('?')).toBe('?')
  const sorted = Object.values(countryNames)
  expect(sorted.indexOf('Åland Islands')).toBeLessThan(sorted.indexOf('Belgium'))
  expect(sorted.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
})
