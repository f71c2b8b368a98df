import { expect, it } from 'vitest'
import type { Product } from '../catalog/product.ts'
import { withLowStockTold } from './low-stock.ts'

const noon = new Date('2026-01-05T12:00:00Z')
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
const stock = (availableQuantity: number, lowStockToldAt?: Date) =>
  ({ id: 'dowels', minQuantity: 5, availableQuantity, lowStockToldAt }) as Product
const told = (before: Product, after: Product, at = noon) =>
  withLowStockTold(before, after, { movementId: 'm', at })

it('is news when fewer than two minimum orders are left, and is kept with the product', () => {
  const { product, news } = told(stock(10), stock(9))
  expect(product.lowStockToldAt).toEqual(noon)
  expect(news).toMatchObject([
    { kind: 'low_stock', movementId: 'm', at: noon, product: { availableQuantity: 9 } },
  ])
})

it.each([
  ['there is enough', stock(20), stock(10)],
  ['it was low before', stock(9), stock(4)],
  ['it was told within a day', stock(20, later(-23)), stock(3, later(-23))],
])('is no news when %s', (_, before, after) => {
  expect(told(before, after)).toEqual({ product: after, news: [] })
})

it('is news again a day later', () => {
  expect(told(stock(20, later(-24)), stock(3, later(-24))).news).toHaveLength(1)
})
