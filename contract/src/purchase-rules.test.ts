import { describe, expect, it } from 'vitest'
import { isBuyable, isLow, quantityProblem } from './purchase-rules.ts'

const asked = { quantity: 10, availableQuantity: 100, minQuantity: 5, enforceMinimum: false }

describe('quantityProblem', () => {
  it('has nothing against a quantity strictly below the stock', () => {
    expect(quantityProblem({ ...asked, quantity: 99 })).toBeUndefined()
  })

  it('refuses the last unit', () => {
    expect(quantityProblem({ ...asked, quantity: 100 })).toBe('not_enough_stock')
  })

  it('shows the minimum without enforcing it, unless the shop turned that on', () => {
    expect(quantityProblem({ ...asked, quantity: 4 })).toBeUndefined()
    expect(quantityProblem({ ...asked, quantity: 4, enforceMinimum: true })).toBe('below_minimum')
    expect(quantityProblem({ ...asked, quantity: 5, enforceMinimum: true })).toBeUndefined()
  })

  it('takes full case packs only', () => {
    expect(quantityProblem({ ...asked, quantity: 12, casePack: 4 })).toBeUndefined()
    expect(quantityProblem({ ...asked, quantity: 10, casePack: 4 })).toBe('not_full_case_packs')
    expect(quantityProblem({ ...asked, quantity: 101, casePack: 4 })).toBe('not_enough_stock')
  })
})

describe('isBuyable', () => {
  it('is false when the minimum exceeds the stock', () => {
    expect(isBuyable({ minQuantity: 10, availableQuantity: 9 })).toBe(false)
    expect(isBuyable({ minQuantity: 10, availableQuantity: 10 })).toBe(true)
  })
})

describe('isLow', () => {
  it('is true once fewer than two minimum orders are left', () => {
    expect(isLow({ minQuantity: 10, availableQuantity: 19 })).toBe(true)
    expect(isLow({ minQuantity: 10, availableQuantity: 20 })).toBe(false)
  })
})
