import { expect, it } from 'vitest'
import { bare, likeness, suggestionsFor } from './parse-order-list.ts'

const sold = [
  'DWL-OAK-12 Oak Dowel Rods',
  'DWL-BIR-08 Fluted Dowel Pins',
  'LEG-OAK-720 Turned Table Leg',
  'KNB-MAP-38 Mushroom Knob',
].map((line) => ({ sku: line.split(' ')[0] ?? '', name: line.split(' ').slice(1).join(' ') }))

const bySku = sold.map((product) => ({ product, sku: bare(product.sku) }))

it.each([
  ['DWL-OAK-21', 'DWL-OAK-12'],
  ['DWL-OKA-12', 'DWL-OAK-12'],
  ['LEGOAK720', 'LEG-OAK-720'],
])('%s is nearest to %s', (term, sku) => {
  expect(suggestionsFor(term, [], bySku)[0]?.sku).toBe(sku)
})

it('takes what the catalogue finds for words, in its order', () => {
  const found = sold.slice(1).toReversed()
  expect(suggestionsFor('tenonsaw', found, bySku)).toEqual(found)
  expect(suggestionsFor('something else', [], bySku)).toEqual([])
})

it('finds the same text alike, another one not at all', () => {
  expect(likeness('Oak leg', 'oak LEG')).toBe(1)
  expect(likeness('oak', 'pin')).toBe(0)
  expect(likeness('', '')).toBe(0)
})
