import { describe, expect, it } from 'vitest'
import { bestSellersOf, runningOutOf, soldByProduct } from './overview.ts'

const line = (productId: string, quantity: number, price: number, name = productId) => ({
  productId,
  name,
  img: `https://images.test/${productId}.jpg`,
  quantity,
  price,
})

describe('soldByProduct', () => {
  it('adds up the lines of a product under its newest name', () => {
    expect(
      soldByProduct([line('saw', 2, 200, 'Dovetail saw'), line('leg', 4, 80), line('saw', 1, 110)]),
    ).toEqual([
      { ...line('saw', 3, 0, 'Dovetail saw'), price: undefined, amount: 310 },
      { ...line('leg', 4, 0), price: undefined, amount: 80 },
    ])
  })
})

describe('bestSellersOf', () => {
  it('names the five that brought in most', () => {
    const sold = soldByProduct(['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => line(id, 1, index * 100)))
    expect(bestSellersOf(sold).map(({ productId }) => productId)).toEqual(['f', 'e', 'd', 'c', 'b'])
  })
})

describe('runningOutOf', () => {
  const product = (availableQuantity: number) => ({
    name: 'Now',
    img: 'https://images.test/now.jpg',
    availableQuantity,
  })

  it('divides the stock by what a day sells, the most urgent first', () => {
    const sold = soldByProduct([
      line('slow', 30, 1),
      line('fast', 60, 1),
      line('gone', 3, 1),
      line('plenty', 30, 1),
    ])
    const products = new Map([
      ['slow', product(20)],
      ['fast', product(21)],
      ['gone', product(0)],
      ['plenty', product(30)],
    ])
    expect(
      runningOutOf(sold, products, { days: 30, areAll: true }).map((one) => [
        one.productId,
        one.daysLeft,
        one.sold,
      ]),
    ).toEqual([
      ['gone', 0, 3],
      ['fast', 10, 60],
      ['slow', 20, 30],
    ])
  })

  it('leaves out what the shop sells no more', () => {
    const pace = { days: 30, areAll: true }
    expect(runningOutOf(soldByProduct([line('removed', 9, 1)]), new Map(), pace)).toEqual([])
  })

  it('leaves out what needs no stock: made to order, or not sold yet', () => {
    const products = new Map([
      ['made', { ...product(0), supply: { kind: 'made' as const, days: 5 } }],
      ['draft', { ...product(0), draft: true as const }],
    ])
    const sold = soldByProduct([line('made', 9, 1), line('draft', 9, 1)])
    expect(runningOutOf(sold, products, { days: 30, areAll: true })).toEqual([])
  })

  it('says what would be sold in 30 days where only the newest orders were counted', () => {
    const products = new Map([['saw', product(20)]])
    const soldOf = (pace: { days: number; areAll: boolean }) =>
      runningOutOf(soldByProduct([line('saw', 60, 1)]), products, pace).map(({ daysLeft, sold }) => [
        daysLeft,
        sold,
      ])
    expect(soldOf({ days: 3, areAll: false })).toEqual([[1, 600]])
    expect(soldOf({ days: 29.4, areAll: true })).toEqual([[9, 60]])
  })
})
