import { describe, expect, it } from 'vitest'
import { oakDowels } from '../../../test/support/oak-dowels.ts'
import { pricedCart } from './priced-cart.ts'

const terms = { currency: 'usd', enforceMinimumOrder: false }
const now = new Date('2026-03-02T09:30:00Z')
const dowels = { ...oakDowels, priceBreaks: [{ minQuantity: 10, unitPrice: 1100 }] }
const line = (quantity: number, productId = dowels.id) => ({
  productId,
  quantity,
  sku: 'OLD-SKU',
  name: 'Old name',
  img: '/old.webp',
})

describe('pricedCart', () => {
  it('prices every line as its product is now, and adds up', () => {
    const cart = pricedCart(
      [line(4), line(12, 'other')],
      new Map([
        [dowels.id, dowels],
        ['other', dowels],
      ]),
      terms,
      now,
    )
    expect(cart).toMatchObject({ goodsTotal: 4 * 1250 + 12 * 1100, currency: 'usd' })
    expect(cart.lines[0]).toMatchObject({
      name: 'Oak dowels',
      sku: dowels.sku,
      unitPrice: 1250,
      price: 5000,
      nextBreak: { minQuantity: 10, unitPrice: 1100 },
      problem: undefined,
    })
    expect(cart.lines[1]).toMatchObject({ unitPrice: 1100, nextBreak: undefined })
  })

  it('names the break that full case packs reach', () => {
    const breaks = [
      { minQuantity: 50, unitPrice: 900 },
      { minQuantity: 55, unitPrice: 800 },
    ]
    const packed = { ...dowels, casePack: 12, priceBreaks: breaks }
    const { lines } = pricedCart([line(48)], new Map([[dowels.id, packed]]), terms, now)
    expect(lines[0]?.nextBreak).toEqual(breaks[1])
  })

  it('says what keeps a line from being ordered', () => {
    const { lines } = pricedCart([line(20)], new Map([[dowels.id, dowels]]), terms, now)
    expect(lines[0]?.problem).toMatchObject({ code: 'not_enough_stock', quantities: [19] })
  })

  it('promises no day for a line that cannot be ordered as it stands', () => {
    const promisesOf = (product: typeof dowels, quantity: number) =>
      pricedCart([line(quantity)], new Map([[product.id, product]]), terms, now).lines[0]?.promise
    expect(promisesOf(dowels, 4)).toBeDefined()
    expect(promisesOf({ ...dowels, minQuantity: 60, availableQuantity: 42 }, 41)).toBeUndefined()
    expect(promisesOf({ ...dowels, casePack: 4 }, 5)).toBeUndefined()
  })

  it('keeps a line whose product has left the shop, under the name it had', () => {
    const cart = pricedCart([line(4)], new Map(), terms, now)
    expect(cart.goodsTotal).toBe(0)
    expect(cart.lines[0]).toMatchObject({
      name: 'Old name',
      problem: { code: 'no_longer_sold', quantities: [] },
    })
  })
})
