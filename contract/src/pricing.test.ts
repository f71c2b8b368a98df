import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakOffer, linePrice, nextBreak, type PriceList, unitPriceAt } from './pricing.ts'
import { priceBreakProblem } from './product-problems.ts'

/** Pegs: $ 1.60, from 48 $ 1.45, from 200 $ 1.30. */
const pegs: PriceList = {
  unitPrice: 160,
  priceBreaks: [
    { minQuantity: 48, unitPrice: 145 },
    { minQuantity: 200, unitPrice: 130 },
  ],
}

/** Lists as an admin may keep them: rising quantities, falling prices. */
const priceLists: fc.Arbitrary<PriceList> = fc
  .record({
    prices: fc.uniqueArray(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 1, maxLength: 11 }),
    quantities: fc.uniqueArray(fc.integer({ min: 2, max: 1_000_000 }), { minLength: 10, maxLength: 10 }),
  })
  .map(({ prices, quantities }) => {
    const [unitPrice = 1, ...lower] = prices.toSorted((one, other) => other - one)
    const rising = quantities.toSorted((one, other) => one - other)
    const priceBreaks = lower.map((price, index) => ({ unitPrice: price, minQuantity: rising[index] ?? 0 }))
    return { unitPrice, priceBreaks }
  })
const quantities = fc.integer({ min: 1, max: 1_000_000 })

describe('unitPriceAt', () => {
  it.each([
    [1, 160],
    [47, 160],
    [48, 145],
    [199, 145],
    [200, 130],
    [1_000_000, 130],
  ])('of %i is %i', (quantity, price) => {
    expect(unitPriceAt(pegs, quantity)).toBe(price)
  })

  it("is the product's own without breaks", () => {
    fc.assert(
      fc.property(quantities, (quantity) => {
        expect(unitPriceAt({ unitPrice: 160, priceBreaks: [] }, quantity)).toBe(160)
      }),
    )
  })

  it('never rises with the quantity, and is always one of the listed prices', () => {
    fc.assert(
      fc.property(priceLists, quantities, quantities, (list, one, other) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)]
        expect(unitPriceAt(list, more)).toBeLessThanOrEqual(unitPriceAt(list, fewer))
        const listed = [list.unitPrice, ...list.priceBreaks.map(({ unitPrice }) => unitPrice)]
        expect(listed).toContain(unitPriceAt(list, one))
      }),
    )
  })
})

describe('linePrice', () => {
  it('is unit price times quantity, in whole minor units', () => {
    expect(linePrice(pegs, 50)).toBe(7_250)
    fc.assert(
      fc.property(priceLists, quantities, (list, quantity) => {
        expect(linePrice(list, quantity)).toBe(unitPriceAt(list, quantity) * quantity)
        expect(Number.isSafeInteger(linePrice(list, quantity))).toBe(true)
      }),
    )
  })
})

describe('breakOffer', () => {
  it('says how many more reach the next break, what that saves and what that costs', () => {
    // 48 at $ 1.60 would be $ 76.80, and are $ 69.60.
    expect(breakOffer(pegs, 42)).toEqual({ quantity: 48, more: 6, saves: 720, total: 6_960 })
    // 48 cost less than 47.
    expect(breakOffer(pegs, 47)).toEqual({ quantity: 48, more: 1, saves: 720, total: 6_960 })
    expect(breakOffer(pegs, 200)).toBeUndefined()
  })

  it('fills case packs, and counts the better break that they reach', () => {
    expect(breakOffer(pegs, 40, 10)).toEqual({ quantity: 50, more: 10, saves: 750, total: 7_250 })
    const close = { unitPrice: 160, priceBreaks: [...pegs.priceBreaks, { minQuantity: 201, unitPrice: 120 }] }
    expect(breakOffer(close, 196, 4)).toMatchObject({ quantity: 200, saves: 15 * 200 })
    expect(breakOffer(close, 190, 7)).toMatchObject({ quantity: 203, saves: 25 * 203 })
  })

  it('adds up: the larger order costs what it says, and saves what it says', () => {
    fc.assert(
      fc.property(priceLists, quantities, fc.integer({ min: 1, max: 48 }), (list, quantity, casePack) => {
        const offer = breakOffer(list, quantity, casePack)
        const next = nextBreak(list, quantity)
        expect(offer === undefined).toBe(next === undefined)
        if (!offer || !next) return
        expect(offer.more).toBeGreaterThan(0)
        expect(offer.quantity).toBe(quantity + offer.more)
        expect(offer.quantity % casePack).toBe(0)
        expect(offer.quantity - casePack).toBeLessThan(next.minQuantity)
        expect(linePrice(list, offer.quantity)).toBe(offer.total)
        expect(offer.saves).toBeGreaterThan(0)
        expect(linePrice(list, offer.quantity) + offer.saves).toBe(
          unitPriceAt(list, quantity) * offer.quantity,
        )
      }),
    )
  })
})

describe('priceBreakProblem', () => {
  it('has nothing against rising quantities with falling prices', () => {
    fc.assert(
      fc.property(priceLists, (list) => {
        expect(priceBreakProblem(list)).toBeUndefined()
      }),
    )
  })

  it.each([
    [[{ minQuantity: 1, unitPrice: 150 }], 0, 'minQuantity'],
    [[{ minQuantity: 10, unitPrice: 160 }], 0, 'price'],
    [[...pegs.priceBreaks, { minQuantity: 200, unitPrice: 120 }], 2, 'minQuantity'],
    [[...pegs.priceBreaks, { minQuantity: 400, unitPrice: 130 }], 2, 'price'],
  ])('finds the first one of %j', (priceBreaks, index, field) => {
    expect(priceBreakProblem({ unitPrice: 160, priceBreaks })).toMatchObject({ index, field })
  })
})
