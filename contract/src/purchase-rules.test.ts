import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canBeOrdered,
  isBuyable,
  isInStock,
  isLow,
  nearestQuantities,
  quantityProblem,
  steppedQuantity,
  usualQuantity,
} from './purchase-rules.ts'

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

describe('canBeOrdered', () => {
  it.each([
    ['the last unit', { minQuantity: 1, availableQuantity: 1 }, false],
    ['less than a pack and the last unit', { minQuantity: 4, availableQuantity: 4, casePack: 4 }, false],
    ['a pack and the last unit', { minQuantity: 4, availableQuantity: 5, casePack: 4 }, true],
    ['less than the minimum', { minQuantity: 10, availableQuantity: 9 }, false],
    ['the minimum, where less can be ordered too', { minQuantity: 10, availableQuantity: 10 }, true],
  ])('with %s left', (_, product, expected) => {
    expect(canBeOrdered(product)).toBe(expected)
    expect(isInStock(product)).toBe(expected)
  })

  it('is false with the minimum left where it is enforced', () => {
    expect(canBeOrdered({ minQuantity: 10, availableQuantity: 10 }, true)).toBe(false)
    expect(canBeOrdered({ minQuantity: 10, availableQuantity: 11 }, true)).toBe(true)
  })

  it('counts what is to come, which is not in stock', () => {
    const product = { minQuantity: 1, availableQuantity: 1, orderable: 101 }
    expect([canBeOrdered(product), isInStock(product)]).toEqual([true, false])
  })
})

describe('isLow', () => {
  it('is true once fewer than two minimum orders are left', () => {
    expect(isLow({ minQuantity: 10, availableQuantity: 19 })).toBe(true)
    expect(isLow({ minQuantity: 10, availableQuantity: 20 })).toBe(false)
  })
})

const legs = { minQuantity: 4, availableQuantity: 20, casePack: 4, enforceMinimum: false }
const near = (quantity: number, change: object = {}) => nearestQuantities({ ...legs, ...change, quantity })

describe('nearestQuantities', () => {
  it.each([
    [6, [4, 8]],
    [8, [8]],
    [1, [4]],
    [19, [16]],
    [20, [16]],
    [500, [16]],
  ])('of %i legs are %j', (quantity, expected) => {
    expect(near(quantity)).toEqual(expected)
  })

  it('start at the minimum only where it is enforced', () => {
    expect(near(1, { casePack: 1, minQuantity: 5 })).toEqual([1])
    expect(near(1, { casePack: 1, minQuantity: 5, enforceMinimum: true })).toEqual([5])
    expect(near(1, { minQuantity: 6, enforceMinimum: true })).toEqual([8])
  })

  it('are none where stock or minimum leave nothing', () => {
    expect(near(4, { availableQuantity: 4 })).toEqual([])
    expect(near(4, { availableQuantity: 0 })).toEqual([])
    expect(near(4, { minQuantity: 20, enforceMinimum: true })).toEqual([])
  })

  it('can all be ordered, and none nearer can', () => {
    const questions = fc.record({
      quantity: fc.integer({ min: 1, max: 80 }),
      availableQuantity: fc.integer({ min: 0, max: 60 }),
      minQuantity: fc.integer({ min: 1, max: 40 }),
      casePack: fc.integer({ min: 1, max: 12 }),
      enforceMinimum: fc.boolean(),
    })
    fc.assert(
      fc.property(questions, (asked) => {
        const all = Array.from({ length: 100 }, (_, index) => index + 1).filter(
          (quantity) => isBuyable(asked) && quantityProblem({ ...asked, quantity }) === undefined,
        )
        const below = all.findLast((quantity) => quantity <= asked.quantity)
        const above = all.find((quantity) => quantity >= asked.quantity)
        const nearest = [...new Set([below, above])].filter((quantity) => quantity !== undefined)
        expect(nearestQuantities(asked)).toEqual(nearest)
      }),
      { numRuns: 500 },
    )
  })
})

describe('usualQuantity', () => {
  it.each([
    [10, 100, 1, 10],
    [10, 100, 4, 12],
    [10, 13, 4, 12],
    // Nothing can be ordered: the minimum stands, and the page says why.
    [10, 10, 4, 10],
  ])(
    'of a minimum of %i, %i in stock, in packs of %i is %i',
    (minQuantity, availableQuantity, casePack, usual) => {
      expect(usualQuantity({ minQuantity, availableQuantity, casePack })).toBe(usual)
    },
  )
})

describe('steppedQuantity', () => {
  it.each([
    [5, 1, 1, 6],
    [5, -1, 1, 4],
    [1, -1, 1, 1],
    [5, 1, 4, 8],
    [5, -1, 4, 4],
    [8, 1, 4, 12],
    [98, 1, 4, 96],
    [99, 1, 1, 99],
    [500, 1, 1, 99],
  ] as const)('from %i by %i in packs of %i is %i of 100', (from, by, casePack, to) => {
    expect(steppedQuantity(from, by, { casePack, availableQuantity: 100 })).toBe(to)
  })
})
