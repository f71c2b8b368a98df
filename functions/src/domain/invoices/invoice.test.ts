import { expect, it } from 'vitest'
import { invoiceNumber, placeOf, seriesProblems, yearOf } from './invoice.ts'

it('numbers have five digits, and more where a year needs them', () => {
  expect(invoiceNumber(2026, 1)).toBe('2026-00001')
  expect(invoiceNumber(2026, 123_456)).toBe('2026-123456')
})

it('a year ends at midnight UTC', () => {
  expect(yearOf(new Date('2026-12-31T23:59:59.999Z'))).toBe(2026)
  expect(yearOf(new Date('2027-01-01T00:00:00Z'))).toBe(2027)
})

it('a series without a problem has every number once', () => {
  expect(seriesProblems({ sequences: [3, 1, 2], last: 3, lost: [] })).toEqual({ missing: [], double: [] })
  expect(seriesProblems({ sequences: [], last: 0, lost: [] })).toEqual({ missing: [], double: [] })
  const holed = { sequences: [1, 3, 3, 5], last: 5 }
  expect(seriesProblems({ ...holed, lost: [] })).toEqual({ missing: [2, 4], double: [3] })
  const at = new Date('2026-03-01T12:00:00Z')
  const lost = [{ from: 4, to: 4, at }]
  expect(seriesProblems({ ...holed, lost })).toEqual({ missing: [2], double: [3] })
})

it('a number says its place, and what is none says nothing', () => {
  expect(placeOf(invoiceNumber(2026, 42))).toEqual({ year: 2026, sequence: 42 })
  expect(placeOf('2026-123456')).toEqual({ year: 2026, sequence: 123_456 })
  for (const none of ['42', '2026-42', '2026-000420', '2026-00042 ', 'x2026-00042'])
    expect(placeOf(none)).toBeUndefined()
})
