import { describe, expect, it } from 'vitest'
import { assertNotPaused, type Declines, isPaused, withDecline } from './declines.ts'

const start = new Date('2026-03-01T12:00:00Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

function afterDeclines(atMinutes: number[]): Declines | undefined {
  return atMinutes.reduce<Declines | undefined>(
    (known, minute, index) => withDecline(known, { eventId: `evt_${index}`, at: minutes(minute) }),
    undefined,
  )
}

describe('declined cards', () => {
  it('pause payments at the fifth within a quarter of an hour, for a quarter of an hour', () => {
    expect(isPaused(afterDeclines([0, 1, 2, 3]), minutes(3))).toBe(false)
    const declines = afterDeclines([0, 1, 2, 3, 4])
    expect(isPaused(declines, minutes(18))).toBe(true)
    expect(isPaused(declines, minutes(19))).toBe(false)
    expect(() => assertNotPaused(declines, minutes(18))).toThrow('fifteen minutes')
    expect(() => assertNotPaused(declines, minutes(19))).not.toThrow()
  })

  it('pause nothing when they are far apart', () => {
    expect(isPaused(afterDeclines([0, 5, 10, 15, 20, 25]), minutes(25))).toBe(false)
  })

  it('count once when the provider tells of them twice', () => {
    const declines = afterDeclines([0, 1, 2, 3])
    expect(withDecline(declines, { eventId: 'evt_3', at: minutes(4) })).toBe(declines)
  })

  it('count when they happened, in whatever order their events come', () => {
    expect(afterDeclines([4, 1, 3, 0, 2])?.pausedUntil).toEqual(minutes(19))
    expect(afterDeclines([120, 60, 0, 20, 40])?.pausedUntil).toBeUndefined()
    expect(afterDeclines([30, 31, 32, 33, 34, 0])?.pausedUntil).toEqual(minutes(49))
  })

  it('prolong the pause while they go on', () => {
    expect(isPaused(afterDeclines([0, 1, 2, 3, 4, 10]), minutes(24))).toBe(true)
  })
})
