import { expect, test } from 'vitest'
import { median, medians } from './rounds.ts'

test('the median is the number in the middle, or the mean of the two there', () => {
  expect(median([9, 1, 3])).toBe(3)
  expect(median([9, 1, 3, 5])).toBe(4)
})

test('rounds have a median for each of their numbers', () => {
  const rounds = [
    { paint: 900, requests: 9 },
    { paint: 800, requests: 10 },
    { paint: 1_000, requests: 9 },
  ]
  expect(medians(rounds)).toEqual({ paint: 900, requests: 9 })
})
