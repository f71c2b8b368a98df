import { expect, it } from 'vitest'
import { oakDowels } from '../../test/support/oak-dowels.ts'
import { canBeBought } from '../domain/catalog/product.ts'
import { laneCount, leastInLane } from './stock-lanes.ts'

it.each([
  { minQuantity: 1, casePack: 320 },
  { minQuantity: 40, casePack: 24 },
  { minQuantity: 1, casePack: 1 },
])('what stays in all lanes can be ordered: %j', (change) => {
  const product = { ...oakDowels, ...change }
  const availableQuantity = laneCount * leastInLane(product)
  expect(canBeBought({ ...product, availableQuantity }, true)).toBe(true)
})
