import { expect, it } from 'vitest'
import { toggled } from './use-selection.ts'

const ids = ['a', 'b', 'c', 'd']
const after = (chosen: string[], id: string, from?: string) => [...toggled(new Set(chosen), ids, id, from)]

it('chooses one row, and takes it back', () => {
  expect(after([], 'b')).toEqual(['b'])
  expect(after(['a', 'b'], 'b')).toEqual(['a'])
})

it('chooses every row between two, in both directions', () => {
  expect(after(['a'], 'c', 'a')).toEqual(['a', 'b', 'c'])
  expect(after(['d'], 'b', 'd').toSorted()).toEqual(['b', 'c', 'd'])
})

it('takes a range back when its end was chosen', () => {
  expect(after(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['d'])
})

it('chooses one row alone when the other end is no longer listed', () => {
  expect(after([], 'c', 'gone')).toEqual(['c'])
})
