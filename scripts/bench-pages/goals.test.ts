import { describe, expect, test } from 'vitest'
import { goalText, type Load, missed, shown } from './goals.ts'

const floor: Load = {
  firstPaint: 800,
  largestPaint: 1_500,
  blocked: 10,
  shift: 0,
  script: 81_000,
  total: 160_000,
  pictures: 78_000,
  requests: 9,
}

describe('the goals of a page', () => {
  test('are met by a page as light as the floor', () => {
    expect(missed('public', floor, floor)).toEqual([])
    expect(missed('dashboard', { ...floor, firstPaint: 1_280 }, floor)).toEqual([])
  })

  test('name what is beyond them', () => {
    const slow = { ...floor, firstPaint: 900, shift: 0.001, script: 96_000, requests: 13 }
    expect(missed('public', slow, floor)).toEqual(['firstPaint', 'shift', 'script', 'requests'])
    expect(missed('dashboard', { ...floor, firstPaint: 1_300 }, floor)).toEqual(['firstPaint'])
  })

  test('take the floor to be blocked for 50 ms at least', () => {
    expect(shown('blocked', { ...floor, blocked: 100 }, floor)).toEqual({ number: '100', times: '2.00' })
    expect(shown('blocked', { ...floor, blocked: 100 }, { ...floor, blocked: 80 }).times).toBe('1.25')
  })

  test('are written in the units of the table', () => {
    expect(goalText('public', 'script')).toBe('≤ 95')
    expect(goalText('translated', 'script')).toBe('≤ 98')
    expect(goalText('public', 'largestPaint')).toBe('≤ 1.1 ×')
    expect(goalText('dashboard', 'script')).toBe('')
  })
})
