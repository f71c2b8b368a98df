import { expect, it } from 'vitest'
import { priceProblem, productRules, quantityProblem } from './product-rules.ts'

it.each([
  [Number.NaN, 'Price is required'],
  [0, 'Use a price above 0 with at most two decimals'],
  [1.999, 'Use a price above 0 with at most two decimals'],
  [1_000_000, 'The price is too high'],
  [0.01, true],
  [19.99, true],
])('judges the price %s', (price, verdict) => {
  expect(priceProblem(price)).toBe(verdict)
})

it.each([
  [Number.NaN, 'Stock is required'],
  [-1, 'Use a whole number from 0'],
  [1.5, 'Use a whole number from 0'],
  [1_000_001, 'The quantity is too high'],
  [0, true],
])('judges the quantity %s', (quantity, verdict) => {
  expect(quantityProblem(quantity, 0, 'Stock is required')).toBe(verdict)
})

it('names each empty field itself', () => {
  expect([
    productRules.name.validate(' '),
    productRules.price.validate(Number.NaN),
    productRules.minQuantity.validate(Number.NaN),
    productRules.availableQuantity.validate(Number.NaN),
    productRules.description.validate(''),
    productRules.productImg.required,
  ]).toEqual([
    'Name is required',
    'Price is required',
    'Minimum Quantity is required',
    'Available Quantity is required',
    'Description is required',
    'Image is required',
  ])
})
