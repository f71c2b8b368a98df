import { describe, expect, it } from 'vitest'
import { breaksAt, documentLoad, sharedLoads, shareOfFirst, stripeLoads, warmUpMinutes } from './limits.ts'

const size = { ordersPerSecond: 100, products: 2, linesPerOrder: 1 }
const by = (index: string, prefix = '') => ({ index, prefix })
const purchase = (order: string, shard: string) => ({
  reads: 4,
  writes: [
    {
      path: `orders/${order}`,
      entries: [by('orders, by createdAt'), by('orders, by uid, createdAt', order)],
    },
    { path: `orders/${order}`, entries: [by('mail, by shard, dueAt', shard)] },
    { path: 'counters/2026', entries: [] },
    { path: 'products/hot', entries: [by('movements, by productId, at', 'hot')] },
  ],
})

describe('what breaks first', () => {
  const purchases = [purchase('1', 'a'), purchase('2', 'a'), purchase('3', 'b')]
  const loads = [
    ...sharedLoads(purchases, 'hot', size),
    ...stripeLoads(['POST /v1/intents', 'POST /v1/intents', 'GET /v1/intents'], 2, {
      anEndpoint: 25,
      all: 100,
    }),
    documentLoad('counters/2027', 2, 100),
  ]
  const at = (what: string) => loads.filter((load) => load.what.startsWith(what)).map(breaksAt)

  it('is a document that every purchase writes, and none that only one writes', () => {
    expect(at('counters/2026')).toEqual([1])
    expect(at('orders/1')).toEqual([])
  })

  it('is a document that orders share by how often it is written for so many at once', () => {
    expect(at('counters/2027')).toEqual([50])
  })

  it('is the product that sells best, by its share of what is sold', () => {
    expect(shareOfFirst(2)).toBeCloseTo(2 / 3)
    expect(at('the product that sells best')[0]).toBeCloseTo(1.5)
    expect(at('index of movements, by productId, at')[0]).toBeCloseTo(750)
  })

  it('is an index whose values only grow, by the part of it that most orders write', () => {
    expect(at('index of orders, by createdAt')).toEqual([500])
    expect(at('index of orders, by uid, createdAt')).toEqual([])
    expect(at('index of mail, by shard, dueAt')).toEqual([750])
  })

  it('is an endpoint of Stripe, by its calls for an order, or all of them', () => {
    expect(at('Stripe, POST /v1/intents')).toEqual([25])
    expect(at('Stripe, GET /v1/intents')).toEqual([50])
    expect(at('Stripe, all calls')[0]).toBeCloseTo(100 / 1.5)
  })

  it('is no number of reads, but how fast it rises: half as many more every five minutes', () => {
    expect([400, 500, 501, 750, 751, 4_000].map(warmUpMinutes)).toEqual([0, 0, 5, 5, 10, 30])
  })
})
