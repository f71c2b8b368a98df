import { expect, it } from 'vitest'
import { totalName, totalRows } from './total-rows.ts'

const vat = { name: 'VAT', percent: 25 }
const parcel = { name: 'Parcel', amount: 24 }

it('names goods, shipping and tax', () => {
  expect(totalRows({ goodsTotal: 50, shipping: parcel, tax: { terms: vat, amount: 18.5 } })).toEqual([
    { name: 'Goods', amount: 50 },
    { name: 'Shipping: Parcel', amount: 24 },
    { name: 'VAT 25 %', amount: 18.5 },
  ])
})

it('shows free shipping once it is chosen, and none before', () => {
  const free = { name: 'Collected by your carrier', amount: 0 }
  expect(totalRows({ goodsTotal: 50, shipping: free })).toContainEqual({
    name: 'Shipping: Collected by your carrier',
    amount: 0,
  })
  expect(totalRows({ goodsTotal: 50 })).toHaveLength(1)
  expect(totalRows({ goodsTotal: 50, shipping: { amount: 0 } })).toHaveLength(1)
})

it('says why there is no tax where the buyer accounts for it, and nothing where there is none', () => {
  const reverse = { ...vat, percent: 0, reverseCharge: true }
  expect(totalRows({ goodsTotal: 50, tax: { terms: reverse, amount: 0 } })).toContainEqual({
    name: 'VAT, reverse charge',
    amount: 0,
  })
  expect(totalRows({ goodsTotal: 50, tax: { terms: { ...vat, percent: 0 }, amount: 0 } })).toHaveLength(1)
  // A percentage that comes to nothing is still a tax.
  expect(totalRows({ goodsTotal: 0.01, tax: { terms: vat, amount: 0 } })).toHaveLength(2)
})

it('has a row for every tax line, also where it says why there is no tax', () => {
  const line = { treatment: 'S' as const, name: 'VAT', percent: 25, amount: 12.5 }
  const none = { name: 'Tax', percent: 0, amount: 0 }
  const lines = [
    line,
    { ...line, percent: 6, amount: 3 },
    { ...none, treatment: 'K' as const },
    { ...none, treatment: 'G' as const },
    { ...none, treatment: 'E' as const },
    { ...none, treatment: 'O' as const },
  ]
  expect(totalRows({ goodsTotal: 50, tax: { lines, amount: 15.5 } }).slice(1)).toEqual([
    { name: 'VAT 25 %', amount: 12.5 },
    { name: 'VAT 6 %', amount: 3 },
    { name: 'Tax, reverse charge', amount: 0 },
    { name: 'Tax, export', amount: 0 },
    { name: 'Tax, exempt', amount: 0 },
  ])
})

it('has a row for amounts of older orders that name neither', () => {
  expect(totalRows({ goodsTotal: 50, shipping: { amount: 4 }, tax: { amount: 2 } })).toEqual([
    { name: 'Goods', amount: 50 },
    { name: 'Shipping', amount: 4 },
    { name: 'Tax', amount: 2 },
  ])
})

it.each([
  ['unpaid', 'To pay'],
  ['paid', 'Total paid'],
  ['shipped', 'Total paid'],
  ['refunded', 'Total paid'],
  ['expired', 'Total'],
] as const)('calls the total of an order that is %s “%s”', (state, name) => {
  expect(totalName(state)).toBe(name)
})
