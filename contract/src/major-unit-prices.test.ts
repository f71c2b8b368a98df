import { expect, it } from 'vitest'
import { lineBreakOffer, listedBreakOffer, listedLinePrice, listedUnitPrice } from './major-unit-prices.ts'
import { nextBreak } from './pricing.ts'

const pegs = {
  price: 1.6,
  casePack: 1,
  priceBreaks: [
    { minQuantity: 48, price: 1.45 },
    { minQuantity: 200, price: 1.3 },
  ],
}

it('charges the price of the break that is reached', () => {
  expect(listedUnitPrice(pegs, 47, 'usd')).toBe(1.6)
  expect(listedUnitPrice(pegs, 48, 'usd')).toBe(1.45)
  expect(listedLinePrice(pegs, 47, 'usd')).toBe(75.2)
  expect(listedLinePrice(pegs, 200, 'usd')).toBe(260)
})

it('has no rounding errors of binary fractions', () => {
  const glue = { price: 0.1, priceBreaks: [{ minQuantity: 250, price: 0.07 }] }
  expect(listedLinePrice(glue, 3, 'usd')).toBe(0.3)
  expect(listedLinePrice(glue, 259, 'usd')).toBe(18.13)
})

it('speaks of savings in major units, for a product and for a line of a cart alike', () => {
  const offer = { quantity: 48, more: 6, saves: 7.2, total: 69.6 }
  expect(listedBreakOffer(pegs, 42, 'usd')).toEqual(offer)
  const nextBreak = { minQuantity: 48, price: 1.45 }
  expect(lineBreakOffer({ quantity: 42, casePack: 1, unitPrice: 1.6, nextBreak }, 'usd')).toEqual(offer)
  expect(lineBreakOffer({ quantity: 200, casePack: 1, unitPrice: 1.3 }, 'usd')).toBeUndefined()
})

it('offers for a line of a cart what it offers for its product, however many breaks a case pack passes', () => {
  const packed = {
    price: 10,
    casePack: 12,
    priceBreaks: [
      { minQuantity: 50, price: 9 },
      { minQuantity: 55, price: 8 },
      { minQuantity: 61, price: 7 },
    ],
  }
  const line = { quantity: 48, casePack: 12, unitPrice: 10, nextBreak: nextBreak(packed, 48, 12) }
  const offer = { quantity: 60, more: 12, saves: 120, total: 480 }
  expect(listedBreakOffer(packed, 48, 'usd')).toEqual(offer)
  expect(lineBreakOffer(line, 'usd')).toEqual(offer)
})

it('takes currencies without decimals', () => {
  const yen = { price: 160, casePack: 1, priceBreaks: [{ minQuantity: 48, price: 145 }] }
  expect(listedLinePrice(yen, 50, 'jpy')).toBe(7_250)
  expect(listedBreakOffer(yen, 42, 'jpy')).toMatchObject({ saves: 720 })
})
