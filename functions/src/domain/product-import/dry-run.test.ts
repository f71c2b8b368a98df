import { cellsOf } from '@wood-master/contract/product-columns'
import { describe, expect, it } from 'vitest'
import { oakDowels } from '../../../test/support/oak-dowels.ts'
import { type Product, skuKey } from '../catalog/product.ts'
import { inLanguage } from '../language.ts'
import { dryRun } from './dry-run.ts'
import { toRow } from './row-products.ts'

const dowels: Product = {
  ...oakDowels,
  sku: 'DWL-OAK',
  material: 'Oak',
  priceBreaks: [
    { minQuantity: 48, unitPrice: 1145 },
    { minQuantity: 200, unitPrice: 1090 },
  ],
  images: [oakDowels.img, '/dowels-2.webp'],
  description: 'Ten fluted dowels\nof oak',
}
const settings = { currency: 'usd', imageOrigins: [] }
const incoming = [{ id: 'D1', quantity: 50, on: '2026-04-02' }]
const later: Product = {
  ...oakDowels,
  id: 'later',
  sku: 'LATER',
  supply: { kind: 'backorder', incoming },
  promised: { D1: 9 },
}
const made: Product = {
  ...oakDowels,
  id: 'made',
  sku: 'MADE',
  supply: { kind: 'made', days: 12, perWeek: 40 },
}
const bare = { ...oakDowels, id: 'pegs', sku: 'PEG' }

const rehearse = (cells: object, { setStock = false, currency = 'usd' } = {}, row = 2) => {
  const [result] = dryRun([{ row, cells }], {
    known: new Map([dowels, bare, later, made].map((product) => [skuKey(product.sku), product])),
    setStock,
    currency,
    imageOrigins: [],
    now: new Date('2026-03-02T09:30:00Z'),
    newId: () => 'new-id',
  })
  return result
}

const peg = {
  sku: 'PEG-ASH',
  name: 'Ash peg',
  price: '2.50',
  minQuantity: '10',
  availableQuantity: '100',
  description: 'Turned',
  images: '/peg.webp  /peg-2.webp',
}

const noSupply =
  'Supply: Write “made: 12 days; 40 a week”, “backorder: 50 on 2026-03-12; 20 on 2026-04-02”, or nothing'

describe('the dry run of a row', () => {
  it.each([dowels, bare, later, made])('finds nothing to change in what was exported', (product) => {
    const cells = cellsOf(toRow(product, 'usd'))
    for (const setStock of [true, false])
      expect(rehearse(cells, { setStock })).toMatchObject({ outcome: 'unchanged', changes: [] })
  })

  it('shows old and new of every cell that differs, and finds the product whatever the case of its SKU', () => {
    const cells = {
      sku: 'dwl-oak',
      price: '12.00',
      material: '',
      priceBreaks: '60: 11',
      category: ' ',
      description: 'Ten fluted dowels\r\nof oak',
      images: '/dowels-2.webp',
    }
    expect(rehearse(cells)).toEqual({
      row: 2,
      sku: 'DWL-OAK',
      name: 'Oak dowels',
      productId: 'oak-dowels',
      outcome: 'changed',
      changes: [
        { column: 'material', from: 'Oak', to: '' },
        { column: 'price', from: '12.5', to: '12' },
        { column: 'priceBreaks', from: '48: 11.45; 200: 10.9', to: '60: 11' },
        { column: 'images', from: '/dowels.webp /dowels-2.webp', to: '/dowels-2.webp' },
      ],
    })
  })

  it('leaves the stock alone unless it is asked to set it', () => {
    const cells = { sku: 'DWL-OAK', availableQuantity: '7' }
    expect(rehearse(cells)).toMatchObject({ outcome: 'unchanged' })
    expect(rehearse(cells, { setStock: true })).toMatchObject({
      outcome: 'changed',
      changes: [{ column: 'availableQuantity', from: '20', to: '7' }],
    })
  })

  it.each([
    ['of which pieces came', 'backorder: 80 on 2026-04-02 (D1)', false],
    ['that came, by its id', 'backorder: 50 on 2026-04-02 (D1); 20 on 2026-04-09 (D0)', false],
    ['that came, by its day', 'backorder: 50 on 2026-04-02 (D1); 20 on 2026-03-01', false],
    [
      'that came early and was known by its day',
      'backorder: 50 on 2026-04-02 (D1); 20 on 2026-05-01 (2026-05-01)',
      false,
    ],
    ['of which pieces came, when it is asked to', 'backorder: 80 on 2026-04-02 (D1)', true],
  ])('announces no delivery anew %s', (_, supply, setStock) => {
    expect(rehearse({ sku: 'LATER', supply }, { setStock })).toMatchObject(
      setStock ? { changes: [{ column: 'supply', to: supply }] } : { outcome: 'unchanged' },
    )
  })

  it('makes no backorder of a product whose deliveries have all come', () => {
    const supply = 'backorder: 20 on 2026-03-01 (D1)'
    expect(rehearse({ sku: 'DWL-OAK', supply })).toMatchObject({ outcome: 'unchanged' })
  })

  it('moves deliveries, makes them smaller and announces further ones', () => {
    const supply = 'backorder: 40 on 2026-04-09 (D1); 20 on 2026-05-01'
    expect(rehearse({ sku: 'LATER', supply })).toMatchObject({
      changes: [{ column: 'supply', to: 'backorder: 40 on 2026-04-09 (D1); 20 on 2026-05-01 (2026-05-01)' }],
    })
  })

  it('judges the minimum by the stock that the row leaves', () => {
    const row = (minQuantity: string, availableQuantity: string, setStock = true) =>
      rehearse({ sku: 'DWL-OAK', minQuantity, availableQuantity }, { setStock })
    const problem = 'Available Quantity have to be more than minimum quantity'
    expect(row('50', '200')).toMatchObject({ outcome: 'changed' })
    expect(row('50', '200', false)).toMatchObject({ outcome: 'refused', problem })
    expect(row('10', '9')).toMatchObject({ outcome: 'refused', problem, changes: [] })
    expect(row('10', '9', false)).toMatchObject({ outcome: 'changed' })
  })

  it('adds what the shop does not have, with the defaults of what the row leaves out', () => {
    const added = rehearse(peg)
    expect(added).toMatchObject({ outcome: 'new', productId: 'new-id', sku: 'PEG-ASH', name: 'Ash peg' })
    const cells = Object.fromEntries(added?.changes.map(({ column, to }) => [column, to]) ?? [])
    expect(cells).toMatchObject({
      price: '2.5',
      category: 'Other',
      unit: 'piece',
      casePack: '1',
      availableQuantity: '100',
      images: '/peg.webp /peg-2.webp',
    })
  })

  it("says what is missing in the admin's language", () => {
    const [sku, price] = inLanguage('de', () => [
      rehearse({ ...peg, sku: '' }),
      rehearse({ ...peg, price: undefined }),
    ])
    expect(sku?.problem).toBe('SKU: Ist erforderlich')
    expect(price?.problem).toMatch(/: Ist erforderlich$/)
  })

  it.each([
    [{ ...peg, sku: '' }, 'SKU: Is required'],
    [{ ...peg, sku: 'A B' }, 'SKU: Use letters and digits, with single dashes between them'],
    [{ ...peg, name: undefined }, 'Name: Is required'],
    [{ ...peg, price: '1,25' }, 'Price: Is not a number. Decimals have a point: 12.50'],
    [{ ...peg, price: '-2' }, 'Price: Is not a number. Decimals have a point: 12.50'],
    [{ ...peg, price: '0' }, 'Price: Must be above 0'],
    [{ ...peg, price: '1.234' }, 'Price: Use at most two decimals'],
    [{ ...peg, minQuantity: '1.5' }, 'Minimum quantity: Is not a whole number'],
    [{ ...peg, minQuantity: '101' }, 'Available Quantity have to be more than minimum quantity'],
    [{ ...peg, casePack: '0' }, 'Case pack: Must be at least 1'],
    [{ ...peg, casePack: '7', minQuantity: '5' }, 'Minimum quantity: 5 does not fill case packs of 7'],
    [{ ...peg, priceBreaks: 'cheap' }, 'Price breaks: Is not a number. Decimals have a point: 12.50'],
    [{ ...peg, priceBreaks: '20: 2: 1' }, 'Price breaks: Is not a number. Decimals have a point: 12.50'],
    [{ ...peg, priceBreaks: '20: 3' }, 'Must be less than the price before it'],
    [{ ...peg, supply: 'soon' }, noSupply],
    [{ ...peg, supply: 'made: 12 days, 40 a week' }, noSupply],
    [{ ...peg, supply: 'backorder: 50 on 2026-04-02; 20' }, noSupply],
    [{ ...peg, supply: 'made: 0 days' }, 'Supply: Must be at least 1'],
    [{ ...peg, supply: 'backorder: 5 on 2026-02-30' }, 'Supply: Is not a date such as 2026-03-12'],
    [{ ...peg, supply: 'backorder: 5 on 9999-12-31' }, 'Supply: Is too long ago or too far ahead'],
    [{ ...peg, supply: 'backorder: 5 on 2026-04-02; 6 on 2026-04-02' }, 'Supply: Names a delivery twice'],
    [
      { sku: 'LATER', supply: '' },
      '9 pieces of this delivery are promised. Move it to another day, or announce at least as many',
    ],
    [{ ...peg, images: 'javascript:alert(1)' }, 'Images: Must be the address of an image'],
    [{ ...peg, images: '/a.webp /a.webp' }, 'Has the same image twice'],
    [{ ...peg, name: 'x'.repeat(121) }, 'Name: Is longer than 120 characters'],
    [{ ...peg, description: 'a\u0000b' }, 'Description: Has characters that cannot be shown'],
    [{ sku: 'DWL-OAK', minQuantity: '21' }, 'Available Quantity have to be more than minimum quantity'],
    [{ sku: 'DWL-OAK', price: '11' }, 'Must be less than the price before it'],
  ])('refuses %j and says why', (cells, problem) => {
    expect(rehearse(cells)).toMatchObject({ outcome: 'refused', problem, changes: [] })
  })

  it('refuses a price that the currency does not have', () => {
    expect(rehearse({ ...peg, price: '2.5' }, { currency: 'jpy' })).toMatchObject({
      problem: 'Price: Has more decimals than JPY',
    })
  })
})

it('refuses the second row with a SKU', () => {
  const rows = [
    { row: 2, cells: peg },
    { row: 3, cells: { sku: 'peg-ash', price: '3' } },
  ]
  const context = { ...settings, known: new Map(), setStock: false, now: new Date(), newId: () => 'x' }
  expect(dryRun(rows, context)).toMatchObject([
    { outcome: 'new' },
    { outcome: 'refused', problem: 'SKU: Is also in row 2' },
  ])
})

it('goes through five thousand rows, every one of them unchanged', () => {
  const products = Array.from({ length: 5_000 }, (_, index) => ({
    ...dowels,
    id: `p${index}`,
    sku: `SKU-${index}`,
  }))
  const rows = products.map((product, index) => ({
    row: index + 2,
    cells: cellsOf(toRow(product, 'usd')),
  }))
  const known = new Map(products.map((product) => [skuKey(product.sku), product]))
  const context = { ...settings, known, setStock: true, now: new Date(), newId: () => 'x' }
  const outcomes = dryRun(rows, context).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(Array(5_000).fill('unchanged'))
})
