import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxOn } from './delivery-price.ts'

const amount = fc.integer({ min: 0, max: 99_999_999 })
/** Thousandths of a percent. */
const thousandths = fc.integer({ min: 0, max: 100_000 })

describe('tax', () => {
  it.each([
    [1_000, 25, 250],
    [1_010, 5, 51],
    [990, 5, 50],
    [1, 50, 1],
    [1, 49.999, 0],
    [333, 7.7, 26],
    [99_999_999, 100, 99_999_999],
    [0, 25, 0],
  ])('on %d at %d percent is %d: half a unit is rounded up', (base, percent, expected) => {
    expect(taxOn(base, percent)).toBe(expected)
  })

  it('is the whole number nearest to the percentage, half up', () => {
    fc.assert(
      fc.property(amount, thousandths, (base, rate) => {
        const tax = BigInt(taxOn(base, rate / 1_000))
        const exact = BigInt(base) * BigInt(rate)
        // exact / 100,000 lies in [tax - 0.5, tax + 0.5).
        expect(2n * exact >= (2n * tax - 1n) * 100_000n).toBe(true)
        expect(2n * exact < (2n * tax + 1n) * 100_000n).toBe(true)
      }),
    )
  })

  it('never falls when the amount rises', () => {
    fc.assert(
      fc.property(amount, amount, thousandths, (one, other, rate) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(taxOn(low, rate / 1_000)).toBeLessThanOrEqual(taxOn(high, rate / 1_000))
      }),
    )
  })
})
