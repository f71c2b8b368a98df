import { describe, expect, it } from 'vitest'
import { goodsRefund, taxWithin } from './refund-price.ts'

/** Goods of 0.99, tax of 25 percent on them. */
const threeScrews = { total: 124, taxTotal: 25 }

describe('a refund of goods', () => {
  it('costs what the goods cost where there is no tax', () => {
    expect(goodsRefund({ total: 7010, taxTotal: 0 }, 670, 0)).toBe(670)
  })

  it('gives their share of the tax back, too', () => {
    expect(goodsRefund({ total: 12_500, taxTotal: 2500 }, 4000, 0)).toBe(5000)
  })

  it('adds up to the order, however it is split', () => {
    const steps = [0, 33, 66].map((before) => goodsRefund(threeScrews, 33, before))
    expect(steps).toEqual([41, 42, 41])
    expect(goodsRefund(threeScrews, 33, 0) + goodsRefund(threeScrews, 66, 33)).toBe(124)
  })

  it('is nothing of an order that cost nothing', () => {
    expect(goodsRefund({ total: 0, taxTotal: 0 }, 0, 0)).toBe(0)
    expect(taxWithin({ total: 0, taxTotal: 0 }, 0)).toBe(0)
  })
})

describe('the tax inside a refund', () => {
  it('is the one that a refund of goods was made with', () => {
    for (const net of [1, 2, 33, 50, 66, 98, 99]) {
      const amount = goodsRefund(threeScrews, net, 0)
      expect(amount - taxWithin(threeScrews, amount)).toBe(net)
    }
  })

  it('is exact for the highest amounts', () => {
    expect(taxWithin({ total: 99_999_999, taxTotal: 19_999_999 }, 99_999_998)).toBe(19_999_999)
    expect(taxWithin({ total: 99_999_999, taxTotal: 99_999_997 }, 99_999_998)).toBe(99_999_996)
  })
})
