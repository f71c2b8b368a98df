import { expect, it } from 'vitest'
import { changeText } from './sales-panel.tsx'

it.each([
  [112, 100, '+12%'],
  [97, 100, '-3%'],
  [100, 100, '0%'],
  [1_045_470, 1_000, '1,045 times as much'],
  [50, 0, 'No sales then'],
  [0, 0, 'The same'],
])('compares %s with %s before as %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text)
})
