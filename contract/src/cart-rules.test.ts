import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addedUp, type CartEntry, lineProblem, mergedCart } from './cart-rules.ts'

const entries: fc.Arbitrary<CartEntry[]> = fc.array(
  fc.record({
    productId: fc.constantFrom('legs', 'dowels', 'pegs', 'knobs'),
    quantity: fc.integer({ min: 1, max: 500 }),
  }),
  { maxLength: 8 },
)
const quantityIn = (cart: CartEntry[], productId: string) =>
  cart.filter((entry) => entry.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0)

describe('addedUp', () => {
  it('has one entry a product with all of its units', () => {
    fc.assert(
      fc.property(entries, (cart) => {
        const sums = addedUp(cart)
        expect(new Set(sums.map(({ productId }) => productId)).size).toBe(sums.length)
        for (const { productId, quantity } of sums) expect(quantityIn(cart, productId)).toBe(quantity)
      }),
    )
  })
})

describe('mergedCart', () => {
  it('takes the larger quantity of what is in both, and all that is in one', () => {
    const stored = [
      { productId: 'legs', quantity: 8 },
      { productId: 'pegs', quantity: 50 },
    ]
    const browser = [
      { productId: 'legs', quantity: 4 },
      { productId: 'pegs', quantity: 60 },
      { productId: 'knobs', quantity: 5 },
    ]
    expect(mergedCart(stored, browser)).toEqual([
      { productId: 'legs', quantity: 8 },
      { productId: 'pegs', quantity: 60 },
      { productId: 'knobs', quantity: 5 },
    ])
  })

  it('changes nothing when it is done again, and forgets nothing', () => {
    fc.assert(
      fc.property(entries, entries, (stored, browser) => {
        const merged = mergedCart(stored, browser)
        expect(mergedCart(merged, browser)).toEqual(merged)
        for (const { productId } of [...stored, ...browser]) {
          const larger = Math.max(quantityIn(stored, productId), quantityIn(browser, productId))
          expect(quantityIn(merged, productId)).toBe(larger)
        }
      }),
    )
  })

  it('has at most 100 lines', () => {
    const many = Array.from({ length: 80 }, (_, index) => ({ productId: `a${index}`, quantity: 1 }))
    const others = many.map(({ productId }) => ({ productId: `b${productId}`, quantity: 1 }))
    expect(mergedCart(many, others)).toHaveLength(100)
  })
})

describe('lineProblem', () => {
  const legs = { quantity: 8, minQuantity: 4, availableQuantity: 20, casePack: 4, enforceMinimum: false }

  it.each([
    [{}, undefined],
    [{ quantity: 6 }, ['not_full_case_packs', 'This is sold in case packs of 4.', [4, 8]]],
    [{ quantity: 24 }, ['not_enough_stock', 'At present, at most 16 can be ordered.', [16]]],
    [{ availableQuantity: 3 }, ['not_enough_stock', 'This product cannot be ordered at present.', []]],
    [
      { quantity: 2, minQuantity: 5, casePack: 1, enforceMinimum: true },
      ['below_minimum', 'The minimum order is 5.', [5]],
    ],
  ])('of %j is %j', (change, expected) => {
    const problem = lineProblem({ ...legs, ...change })
    expect(problem && [problem.code, problem.message, problem.quantities]).toEqual(expected)
  })
})
