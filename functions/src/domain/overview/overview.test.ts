import { describe, expect, it } from 'vitest'
import { lastDays } from './overview.ts'

describe('lastDays', () => {
  it('ends with today and leaves no gap', () => {
    const days = lastDays(new Date('2026-03-01T23:59:59Z'), 3)
    expect(days.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(days[0]?.to).toEqual(days[1]?.from)
    expect(days[2]?.to).toEqual(new Date('2026-03-02T00:00:00Z'))
  })
})
