import { describe, expect, it } from 'vitest'
import { breaksAt, sharedLoads, shareOfFirst } from './limits.ts'

const size = { ordersPerSecond: 100, products: 2, linesPerOrder: 1 }
const purchase = (order: string) => ({
  reads: 4,
  stripe: 2,
  writes: [
    { path: `orders/${order}`, times: ['createdAt', 'paidAt'] },
    { path: `orders/${order}`, times: ['shippedAt'] },
    { path: 'counters/2026', times: [] },
    { path: 'products/hot', times: ['changedAt'] },
  ],
})

describe('what breaks first', () => {
  const loads = sharedLoads([purchase('1'), purchase('2')], 'products/hot', size)
  const at = (what: string) => loads.filter((load) => load.what === what).map(breaksAt)

  it('is a document that every purchase writes, and none that only one writes', () => {
    expect(at('counters/2026')).toEqual([1])
    expect(at('orders/1')).toEqual([])
  })

  it('is the product that sells best, by its share of what is sold', () => {
    expect(shareOfFirst(2)).toBeCloseTo(2 / 3)
    expect(at('the product that sells best')[0]).toBeCloseTo(1.5)
  })

  it('is an index whose values only grow, by the entries of an order', () => {
    expect(at('index of orders, by createdAt')).toEqual([500])
    expect(at('index of products, by changedAt')).toEqual([500])
  })

  it("is Stripe's busiest endpoint, by its calls for an order", () => {
    expect(at("Stripe's busiest endpoint")).toEqual([12.5])
  })
})
