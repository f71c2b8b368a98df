import { expect, it } from 'vitest'
import { dayText, momentText, utcDayText } from './dates.ts'

it('writes a day and a moment where the reader is', () => {
  const noon = new Date(2026, 2, 1, 12, 5).toISOString()
  expect(dayText(noon)).toBe('Mar 1, 2026')
  expect(momentText(noon).replaceAll('\u202f', ' ')).toBe('Mar 1, 12:05 PM')
})

it('writes a whole day the same wherever the reader is', () => {
  expect(utcDayText('2026-03-01')).toBe('Mar 1')
})
