import { expect, it } from 'vitest'
import { countryChoices } from '#components/address/country-options.tsx'
import { countryName } from './country-name.ts'

it('names countries in English, sorted by their names', () => {
  expect(countryName('NO')).toBe('Norway')
  expect(countryName('?')).toBe('?')
  const sorted = countryChoices.map(({ name }) => name)
  expect(sorted.indexOf('Åland Islands')).toBeLessThan(sorted.indexOf('Belgium'))
  expect(sorted.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
})
