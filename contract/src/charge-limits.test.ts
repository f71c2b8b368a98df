import { describe, expect, it } from 'vitest'
import { chargeProblem } from './money.ts'

describe('chargeProblem', () => {
  it.each([
    [49, 'usd', 'too_small'],
    [50, 'usd', undefined],
    [99_999_999, 'usd', undefined],
    [100_000_000, 'usd', 'too_large'],
    [29, 'gbp', 'too_small'],
    [30, 'gbp', undefined],
    [49, 'jpy', 'too_small'],
    [50, 'jpy', undefined],
    [999_999, 'jpy', undefined],
    [1_000_000, 'jpy', 'too_large'],
    [1_000, 'kwd', undefined],
    [1_005, 'kwd', 'odd'],
    [99_999_990, 'kwd', undefined],
    [100_000_000, 'kwd', 'too_large'],
    [100, 'isk', undefined],
    [155_050, 'isk', 'odd'],
    [155_000, 'UGX', undefined],
    [1, 'UGX', 'odd'],
    [0, 'isk', 'too_small'],
  ])('of %i minor units of %s is %s', (total, currency, problem) => {
    expect(chargeProblem(total, currency)).toBe(problem)
  })
})
