import { expect, it } from 'vitest'
import { type Product, withDefaults } from './product.ts'
import { productChanges } from './product-changes.ts'

const oak: Product = withDefaults({
  id: 'oak',
  sku: 'OAK',
  name: 'Oak dowels',
  unitPrice: 250,
  minQuantity: 1,
  availableQuantity: 40,
  description: 'Dowels',
  img: '/oak.jpg',
  createdAt: new Date(0),
})

it('names each field that is another, with what it was where that is short', () => {
  const after = { ...oak, unitPrice: 275, material: 'Oak', description: 'x'.repeat(500) }
  expect(productChanges(oak, after)).toEqual([
    { field: 'material', from: undefined, to: 'Oak' },
    { field: 'unitPrice', from: 250, to: 275 },
    { field: 'description', from: 'Dowels', to: undefined },
  ])
})

it('is silent about stock, which has movements of its own, and where nothing changed', () => {
  expect(productChanges(oak, { ...oak, availableQuantity: 3, lastBooking: 'b1' })).toEqual([])
})
