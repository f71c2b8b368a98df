import { expect, it } from 'vitest'
import { movedItem } from './image-list.tsx'

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, 1, ['b', 'a', 'c']],
])('moves from %i to %i', (from, to, moved) => {
  expect(movedItem(['a', 'b', 'c'], from, to)).toEqual(moved)
})
