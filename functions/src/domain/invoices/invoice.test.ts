import { expect, it } from 'vitest'
import { invoiceNumber, seriesProblems, yearOf } from './invoice.ts'

it('numbers have five digits, and more where a year needs them', () => {
  expect(invoiceNumber(2026, 1)).toBe('2026-00001')
  expect(invoiceNumber(2026, 123_456)).toBe('2026-123456')
})

it('a year ends at midnight UTC', () => {
  expect(yearOf(new Date('2026-12-31T23:59:59.999Z'))).toBe(2026)
  expect(yearOf(new Date('2027-01-01T00:00:00Z'))).toBe(2027)
})

it('a series without a problem has every number once', () => {
  expect(seriesProblems([3, 1, 2], 3)).toEqual({ missing: [], double: [] })
  expect(seriesProblems([], 0)).toEqual({ missing: [], double: [] })
  expect(seriesProblems([1, 3, 3, 5], 5)).toEqual({ missing: [2, 4], double: [3] })
})
