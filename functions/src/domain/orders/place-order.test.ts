import { describe, expect, it } from 'vitest'
import { errorCodeOf } from '../../../test/support/error-of.ts'
import type { Hold } from '../stock/hold.ts'
import { isFor, type OrderRequest, orderFrom } from './place-order.ts'

const now = new Date('2026-03-02T09:30:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const hold: Hold = {
  id: 'h1',
  uid: 'sam',
  productId: 'oak-dowels',
  sku: 'OAK-DOWELS',
  productName: 'Oak dowels',
  img: '/dowels.webp',
  unit: 'bag of 10',
  quantity: 4,
  unitPrice: 1250,
  currency: 'usd',
  state: 'held',
  createdAt: now,
  expiresAt: minutes(15),
}
const request: OrderRequest = {
  uid: 'sam',
  email: 'sam@wood-master.test',
  buyerName: 'Sam',
  quantity: 4,
  total: 5000,
  productName: 'Oak dowels',
  now,
}

describe('orderFrom', () => {
  it("carries the hold's id, price, name and picture, and keeps its units for as long as the shop says", () => {
    expect(orderFrom(hold, request, 72)).toMatchObject({
      id: 'h1',
      lines: [
        {
          productId: 'oak-dowels',
          sku: 'OAK-DOWELS',
          name: 'Oak dowels',
          img: '/dowels.webp',
          unit: 'bag of 10',
          quantity: 4,
          unitPrice: 1250,
          price: 5000,
        },
      ],
      goodsTotal: 5000,
      total: 5000,
      payBy: new Date('2026-03-05T09:30:00Z'),
      email: 'sam@wood-master.test',
      buyerName: 'Sam',
    })
  })

  it.each([
    ['hold_expired', hold, { ...request, now: minutes(15) }],
    ['hold_expired', { ...hold, state: 'released' as const }, request],
    ['hold_missing', { ...hold, state: 'ordered' as const }, request],
    ['price_changed', hold, { ...request, total: 4999 }],
    ['price_changed', hold, { ...request, quantity: 3 }],
    ['allowed', hold, { ...request, now: minutes(14) }],
  ])('throws %s', (code, held, asked) => {
    expect(errorCodeOf(() => orderFrom(held, asked, 72))).toBe(code)
  })
})

describe('an order that reached a price break', () => {
  const reduced = { ...hold, unitPrice: 1100, listPrice: 1250 }

  it('costs the lower price, also for callers who only know the price of the product', () => {
    expect(orderFrom(reduced, { ...request, total: 4400 }, 72).total).toBe(4400)
    expect(orderFrom(reduced, { ...request, total: 5000 }, 72).total).toBe(4400)
    expect(isFor(reduced, { ...request, total: 5000 })).toBe(true)
  })

  it('is refused at any other price', () => {
    expect(errorCodeOf(() => orderFrom(reduced, { ...request, total: 4500 }, 72))).toBe('price_changed')
    expect(isFor(reduced, { ...request, total: 4500 })).toBe(false)
  })
})

describe('isFor', () => {
  it('knows the hold by product, quantity and total', () => {
    expect(isFor(hold, request)).toBe(true)
    expect(isFor(hold, { ...request, productName: 'Ash dowels' })).toBe(false)
    expect(isFor(hold, { ...request, quantity: 5 })).toBe(false)
    expect(isFor(hold, { ...request, total: 1 })).toBe(false)
  })
})
