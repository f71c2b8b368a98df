import { expect, it } from 'vitest'
import { addressLines, countryName } from './address-lines.ts'

it('writes an address as its country does', () => {
  const kari = { name: 'Kari Nordmann', company: 'Snekkeri AS', line1: 'Storgata 1' }
  const norway = { ...kari, city: 'Trondheim', postalCode: '7030', country: 'NO' }
  expect(addressLines(norway)).toEqual([
    'Kari Nordmann',
    'Snekkeri AS',
    'Storgata 1',
    '7030 Trondheim',
    'Norway',
  ])
  const ohio = {
    ...kari,
    line2: 'Dock 4',
    city: 'Columbus',
    region: 'OH',
    postalCode: '43004',
    country: 'US',
  }
  expect(addressLines(ohio)).toEqual([
    'Kari Nordmann',
    'Snekkeri AS',
    'Storgata 1',
    'Dock 4',
    'Columbus OH 43004',
    'United States',
  ])
})

it('leaves nothing out that a country would not ask for', () => {
  const lines = addressLines({ name: 'Ann', line1: '1 Quay', city: '', region: 'North', country: 'SG' })
  expect(lines).toContain('North')
})

it('names a country it does not know by its code', () => {
  expect(countryName('XX')).toBe('XX')
})
