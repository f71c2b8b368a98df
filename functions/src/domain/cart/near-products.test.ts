import { expect, it } from 'vitest'
import { likeness, nearestProducts } from './parse-order-list.ts'

const sold = [
  'DWL-OAK-12 Oak Dowel Rods',
  'DWL-BIR-08 Fluted Dowel Pins',
  'LEG-OAK-720 Turned Table Leg',
  'KNB-MAP-38 Mushroom Knob',
].map((line) => ({ sku: line.split(' ')[0] ?? '', name: line.split(' ').slice(1).join(' ') }))

it.each([
  ['oak dowl rods', 'DWL-OAK-12'],
  ['DWL-OAK-21', 'DWL-OAK-12'],
  ['mushrom knobs', 'KNB-MAP-38'],
  ['LEGOAK720', 'LEG-OAK-720'],
])('%s is nearest to %s', (term, sku) => {
  expect(nearestProducts(term, sold)[0]?.sku).toBe(sku)
})

it('finds the same text alike, another one not at all', () => {
  expect(likeness('Oak leg', 'oak LEG')).toBe(1)
  expect(likeness('oak', 'pin')).toBe(0)
  expect(likeness('', '')).toBe(0)
})
