import { describe, expect, it } from 'vitest'
import { averageOf, ratingAfter } from './product.ts'

describe('the rating of a product', () => {
  it('counts reviews that come, are replaced and go', () => {
    const first = ratingAfter(undefined, { added: 4.5 })
    expect(first).toEqual({ count: 1, sum: 4.5 })
    const second = ratingAfter(first, { added: 2 })
    expect(second).toEqual({ count: 2, sum: 6.5 })
    const replaced = ratingAfter(second, { added: 5, removed: 2 })
    expect(replaced).toEqual({ count: 2, sum: 9.5 })
    expect(ratingAfter(replaced, { removed: 4.5 })).toEqual({ count: 1, sum: 5 })
    expect(ratingAfter({ count: 1, sum: 5 }, { removed: 5 })).toBeUndefined()
  })

  it('is shown to one decimal', () => {
    expect(averageOf({ count: 3, sum: 13 })).toBe(4.3)
  })
})
