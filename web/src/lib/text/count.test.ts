import { expect, it } from 'vitest'
import { countOf } from './count.ts'

it.each([
  [0, '0 orders'],
  [1, '1 order'],
  [2, '2 orders'],
  [1200, '1,200 orders'],
])('counts %s', (count, text) => {
  expect(countOf(count, 'order')).toBe(text)
})
