import { expect, it } from 'vitest'
import { priceProblem, productRules, quantityProblem } from './product-rules.ts'

it.each([
  [' ', 'Price is required'],
  ['1,250', 'Use a price above 0 with at most two decimals'],
  ['0', 'Use a price above 0 with at most two decimals'],
  ['1.999', 'Use a price above 0 with at most two decimals'],
  ['1.250', 'Use a price above 0 with at most two decimals'],
  ['1000000', 'The price is too high'],
  ['0.01', true],
  ['19,99', true],
])('judges the price %s', (price, verdict) => {
  expect(priceProblem(price, 'usd')).toBe(verdict)
})

it.each([
  ['', 'Stock is required'],
  ['-1', 'Use a whole number from 0'],
  ['1.5', 'Use a whole number from 0'],
  ['1.000', 'Use a whole number from 0'],
  ['1000001', 'The quantity is too high'],
  ['0', true],
])('judges the quantity %s', (quantity, verdict) => {
  expect(quantityProblem(quantity, 0, 'Stock is required')).toBe(verdict)
})

it('takes no fraction of a coin that the currency does not have', () => {
  expect(priceProblem('12.5', 'jpy')).toBe('Use a whole price above 0')
  expect(priceProblem('1200', 'jpy')).toBe(true)
  expect(priceProblem('1.255', 'kwd')).toBe(true)
})

it('names each empty field itself', () => {
  const rules = productRules('usd', true)
  expect([
    rules.name(' '),
    rules.price(''),
    rules.minQuantity(''),
    rules.availableQuantity(''),
    rules.description(''),
  ]).toEqual([
    'Name is required',
    'Price is required',
    'Minimum Quantity is required',
    'Available Quantity is required',
    'Description is required',
  ])
})

it('leaves the details of a new product to the shop, and wants those of one that has them', () => {
  const fresh = productRules('usd', true)
  expect([fresh.sku(''), fresh.casePack(''), fresh.weightGrams('')]).toEqual([true, true, true])
  expect([fresh.casePack('x'), fresh.weightGrams('1.000')]).toEqual([
    'Use a whole number from 1',
    'Use a whole number from 0',
  ])
  const edited = productRules('usd', false)
  expect([edited.sku(' '), edited.casePack('')]).toEqual(['SKU is required', 'Case pack is required'])
})

it.each([
  ['DWL-OAK-12', true],
  ['DWL--12', 'Use letters and digits, with single dashes between them'],
  ['DWL 12', 'Use letters and digits, with single dashes between them'],
])('judges the SKU %s', (sku, verdict) => {
  expect(productRules('usd', true).sku(sku)).toBe(verdict)
})
