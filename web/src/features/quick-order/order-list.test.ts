import { expect, it } from 'vitest'
import { isReady, remediesOf, withLine, withLines, withoutDoubles } from './order-list.ts'

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
})

it('gives each line a key of its own, however often a list is added', () => {
  const lines = withLines(withLines([], [oak, packs]).slice(1), [unknown])
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2)
})

it('keeps what was written when a line is read anew', () => {
  const [line] = withLines([], [unknown])
  if (!line) throw new Error('There is no line.')
  expect(withLine([line], line.key, { ...oak, quantity: 8 })).toEqual([
    { ...oak, input: 'ELK 4', quantity: 8, key: line.key },
  ])
})

it('adds the same product up, where it was named first', () => {
  const ash = { ...oak, productId: 'ash', sku: 'ASH' }
  const { lines, changed } = withoutDoubles(
    withLines([], [oak, unknown, ash, { ...packs, productId: 'oak' }, { ...oak, quantity: undefined }]),
  )
  expect(lines.map(({ productId, quantity, merged }) => [productId, quantity, merged])).toEqual([
    ['oak', 10, 2],
    [undefined, 4, undefined],
    ['ash', 4, undefined],
    ['oak', undefined, undefined],
  ])
  expect(changed.map(({ key }) => key)).toEqual([1])
})

it('takes the one product that was meant and the next quantity, and nothing where there is a choice', () => {
  const ash = { productId: 'ash', sku: 'ASH', name: 'Ash leg' }
  const few = { ...packs, quantity: 50, problem: { code: 'not_enough_stock', message: '', quantities: [40] } }
  const meant = (...suggestions: (typeof ash)[]) => ({
    ...unknown,
    problem: { ...unknown.problem, suggestions },
  })
  const list = withLines([], [oak, packs, few, unknown, meant(ash), meant(ash, { ...ash, sku: 'ASH-2' })])
  expect(remediesOf(list)).toEqual([
    { key: 2, sku: 'OAK', quantity: 8 },
    { key: 3, sku: 'OAK', quantity: 40 },
    { key: 5, sku: 'ASH', quantity: 4 },
  ])
})
