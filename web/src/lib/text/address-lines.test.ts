import { expect, it } from 'vitest'
import { addressLines, postalLines } from './address-lines.ts'

const kari = {
  name: 'Kari Nordmann',
  company: 'Fjord AS',
  line1: 'Storgata 1',
  city: 'Oslo',
  postalCode: '0155',
  country: 'NO',
}

it.each([
  [kari, ['Kari Nordmann', 'Fjord AS', 'Storgata 1', '0155 Oslo', 'Norway']],
  [
    { ...kari, country: 'US', city: 'Portland', region: 'OR', postalCode: '97201', line2: 'Unit 4' },
    ['Kari Nordmann', 'Fjord AS', 'Storgata 1', 'Unit 4', 'Portland OR 97201', 'United States'],
  ],
  [
    { ...kari, company: undefined, country: 'AU', region: 'NSW' },
    ['Kari Nordmann', 'Storgata 1', 'Oslo NSW 0155', 'Australia'],
  ],
  [{ name: 'Removed', line1: '', city: '', country: 'NO' }, ['Removed', 'Norway']],
])('reads an address as its country writes it', (address, lines) => {
  expect(addressLines(address)).toEqual(lines)
})

it('names the country in English capitals for who carries it', () => {
  expect(postalLines({ ...kari, country: 'CI', city: 'Abidjan' }).at(-1)).toBe('CÔTE D’IVOIRE')
})
