import { expect, it } from 'vitest'
import { additionsOf, isReady, withLine, withLines, withQuantity } from './order-list.ts'

const oak = { input: 'OAK 4', productId: 'oak', sku: 'OAK', name: 'Oak leg', quantity: 4 }
const packs = {
  ...oak,
  quantity: 6,
  problem: { code: 'not_full_case_packs', message: 'Packs of 4.', quantities: [4, 8] },
}
const unknown = {
  input: 'ELK 4',
  quantity: 4,
  problem: { code: 'unknown_product', message: 'There is no “ELK”.' },
}

it('is ready only where product and quantity are known and nothing is wrong', () => {
  const lines = withLines([], [oak, packs, unknown, { input: 'x', productId: 'oak', name: 'Oak leg' }])
  expect(lines.map(isReady)).toEqual([true, false, false, false])
  expect(additionsOf(lines)).toEqual([{ productId: 'oak', name: 'Oak leg', quantity: 4 }])
})

it('gives each line a key of its own, however often a list is added', () => {
  const lines = withLines(withLines([], [oak, packs]).slice(1), [unknown])
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2)
})

it('settles a line with a quantity that can be ordered', () => {
  const [, line] = withLines([], [oak, packs])
  if (!line) throw new Error('There is no second line.')
  const lines = withLine([line], line.key, withQuantity(line, 8))
  expect(lines).toEqual([{ ...oak, quantity: 8, key: line.key }])
})
