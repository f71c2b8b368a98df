import { expect, it } from 'vitest'
import { shownReview } from './latest-reviews.tsx'

it('shows a short review whole', () => {
  expect(shownReview('Good dowels.')).toBe('Good dowels.')
})

it('shows a review of up to a hundred characters whole', () => {
  expect(shownReview('x'.repeat(100))).toBe('x'.repeat(100))
})

it('cuts a longer one to its first hundred characters', () => {
  expect(shownReview('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`)
})
