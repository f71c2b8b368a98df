import { expect, it } from 'vitest'
import { eachOnce, hasExpired, type SavedCard } from './own-cards.ts'

const card = (id: string, fingerprint?: string): SavedCard => ({
  id,
  brand: 'visa',
  last4: '4242',
  expMonth: 3,
  expYear: 2026,
  fingerprint,
})

it('lists a card once that was saved twice, as it was saved last', () => {
  const ids = eachOnce([card('newest', 'a'), card('other', 'b'), card('older', 'a')]).map(({ id }) => id)
  expect(ids).toEqual(['newest', 'other'])
})

it('keeps cards apart whose numbers nobody can compare', () => {
  expect(eachOnce([card('one'), card('other')])).toHaveLength(2)
})

it.each([
  ['2026-03-31T23:59:59Z', false],
  // It is still March in the far west.
  ['2026-04-01T11:59:59Z', false],
  ['2026-04-01T12:00:00Z', true],
])('at %s a card of 03/26 has expired: %s', (now, expired) => {
  expect(hasExpired(card('c'), new Date(now))).toBe(expired)
})

it('lets a card of December expire with the year', () => {
  const december = { ...card('c'), expMonth: 12 }
  expect(hasExpired(december, new Date('2026-12-31T12:00:00Z'))).toBe(false)
  expect(hasExpired(december, new Date('2027-01-01T12:00:00Z'))).toBe(true)
})
