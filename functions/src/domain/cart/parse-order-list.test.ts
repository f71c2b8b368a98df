import { describe, expect, it, vi } from 'vitest'
import { oakDowels } from '../../../test/support/oak-dowels.ts'
import type { Product } from '../catalog/product.ts'
import { errors } from '../errors.ts'
import { inLanguage } from '../language.ts'
import { knownBy, parsedLine, parseOrderList, readLine } from './parse-order-list.ts'

const product = (sku: string, name: string, change: object = {}) => ({
  ...oakDowels,
  id: sku.toLowerCase(),
  sku,
  name,
  availableQuantity: 1_000,
  ...change,
})
const sold = [
  product('LEG-OAK-720', 'Turned Table Leg 720 mm, Oak', { casePack: 4 }),
  product('1001', 'Chisel 25'),
  product('DWL-OAK-12', 'Oak Dowel Rods 12 mm × 600 mm'),
  product('PEG-CHE-90', 'Shaker Peg 90 mm, Cherry', { availableQuantity: 50 }),
  product('FOOT-OAK-75', 'Bun Foot'),
  product('MAL-BEE', "Joiner's Mallet, Beech"),
  product('FOOT-CHE-75', 'Bun foot'),
]
const known = knownBy(sold)
const terms = {
  currency: 'usd',
  enforceMinimumOrder: false,
  unpaidOrderHours: 72,
  returnDays: 30,
  maxDiscountPercent: 20,
  imageOrigins: [],
  seller: { name: 'Wood-Master', address: '' },
}
const now = new Date('2026-03-02T09:30:00Z')
const parsed = (input: string, products: Product[]) =>
  parsedLine(readLine(input, knownBy(products)), {
    inStockNow: new Map(),
    near: new Map([['DWL-OAK-13', sold.slice(2, 5)]]),
    terms,
    now,
  })
const parse = (input: string) => parsed(input, sold)

describe('parsedLine', () => {
  it.each([
    ['LEG-OAK-720 12', 'LEG-OAK-720', 12],
    ['leg-oak-720 12', 'LEG-OAK-720', 12],
    ['12 x Leg-Oak-720', 'LEG-OAK-720', 12],
    ['LEG-OAK-720;12', 'LEG-OAK-720', 12],
    ['3\tLEG-OAK-720\tTurned leg\t12\t29.50\t354.00', 'LEG-OAK-720', 12],
    ['Turned Table Leg 720 mm, Oak\t12', 'LEG-OAK-720', 12],
    ['turned table leg  720 mm, oak x 12', 'LEG-OAK-720', 12],
    ['12 Turned Table Leg 720 mm, Oak', 'LEG-OAK-720', 12],
    ['Oak Dowel Rods 12 mm × 600 mm 24', 'DWL-OAK-12', 24],
    ['1001 12', '1001', 12],
    ['12 1001', '1001', 12],
    ['12\t1001', '1001', 12],
    ['Chisel 25, 6', '1001', 6],
    ['DWL-OAK-12 1,000', 'DWL-OAK-12', 1000],
    ['Joiner’s Mallet, Beech; 6', 'MAL-BEE', 6],
    ['LEG‑OAK–720 12', 'LEG-OAK-720', 12],
    ['LEG-OAK-720\t0.125\t24', 'LEG-OAK-720', 24],
    ['LEG-OAK-720\t٢٤', 'LEG-OAK-720', 24],
  ])('of %j is %s × %i', (input, sku, quantity) => {
    const { product: found, quantity: read } = parse(input)
    expect([found?.sku, read]).toEqual([sku, quantity])
  })

  it.each([
    ['LEG-OAK-720', 'quantity_missing'],
    ['Chisel 25', 'quantity_missing'],
    ['LEG-OAK-720 0', 'invalid_quantity'],
    ['LEG-OAK-720 -4', 'invalid_quantity'],
    ['LEG-OAK-720 2.5', 'invalid_quantity'],
    ['LEG-OAK-720 99999999999999999999', 'invalid_quantity'],
    ['LEG-OAK-720 6', 'not_full_case_packs'],
    ['PEG-CHE-90 50', 'not_enough_stock'],
    ['Nothing like it 5', 'unknown_product'],
    ['???', 'unknown_product'],
  ])('of %j says %s', (input, code) => {
    expect(parse(input).problem?.code).toBe(code)
  })

  it('asks which of the products of one name is meant, and takes none of them', () => {
    const { product: found, quantity, problem } = parse('bun  foot x 12')
    expect([found, quantity, problem?.code]).toEqual([undefined, 12, 'several_products'])
    expect(problem?.message).toBe(
      'Several products are called “bun foot”. Please choose one, or use its SKU.',
    )
    expect(problem?.suggestions?.map(({ sku }) => sku)).toEqual(['FOOT-OAK-75', 'FOOT-CHE-75'])
    expect(parse('FOOT-CHE-75 12').product?.sku).toBe('FOOT-CHE-75')
  })

  it('asks too where one product has in English the name of another in the language that is spoken', () => {
    const named = (sku: string, name: string, german: string) =>
      product(sku, name, { translations: { de: { name: german } } })
    const both = [named('BOX', 'Handle', 'Griff'), named('LID', 'Lid', 'Handle')]
    inLanguage('de', () => {
      const { problem } = parsed('handle x 4', both)
      expect(problem?.suggestions?.map(({ sku }) => sku)).toEqual(['BOX', 'LID'])
      expect(problem?.message).toContain('„handle“')
    })
  })

  it('reads lines of 1,000 characters, and of a longer one says so', () => {
    const line = 'LEG-OAK-720\t12\t'
    expect(parse(line.padEnd(1_000, 'Oak ')).quantity).toBe(12)
    expect(parse(line.padEnd(1_001, 'Oak ')).problem?.code).toBe('line_too_long')
  })

  it('offers near quantities and near products', () => {
    expect(parse('LEG-OAK-720 6').problem?.quantities).toEqual([4, 8])
    const { problem, quantity } = parse('7 x DWL-OAK-13')
    expect(quantity).toBe(7)
    expect(problem).toMatchObject({ message: 'There is no “DWL-OAK-13” in the shop.' })
    expect(problem?.suggestions?.[0]?.sku).toBe('DWL-OAK-12')
    expect(problem?.suggestions).toHaveLength(3)
  })
})

describe('parseOrderList', () => {
  const productsIn = (products: Product[], stocked = products) => ({
    all: async () => products,
    findAll: async (ids: string[]) =>
      new Map(stocked.filter(({ id }) => ids.includes(id)).map((each) => [each.id, each])),
  })

  it('reads the products once for many lists, and again for another state of the shop', () => {
    expect(knownBy(sold)).toBe(known)
    expect(knownBy([...sold])).not.toBe(known)
    inLanguage('de', () => expect(knownBy(sold)).not.toBe(known))
  })

  it('searches twice at most, however many lines name nothing', async () => {
    const find = vi.fn(async () => ({ products: [], total: 0, facets: { categories: [], materials: [] } }))
    const shop = { knownProducts: productsIn(sold), search: { find }, settings: terms }
    const list = Array.from({ length: 200 }, (_, line) => `Nothing like it ${line} x 4`).join('\n')
    expect(await parseOrderList(shop as never, list, now)).toHaveLength(200)
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('orders out of the stock of now, as the cart does', async () => {
    const now9 = sold.map((each) => ({ ...each, availableQuantity: 9 }))
    const shop = { knownProducts: productsIn(sold, now9), settings: terms }
    const [line, other] = await parseOrderList(shop as never, '1001 12\nBun foot 12', now)
    expect([line?.product?.availableQuantity, line?.problem?.code]).toEqual([9, 'not_enough_stock'])
    expect(other?.problem?.code).toBe('several_products')
  })

  it('reads a list without suggestions while the search is silent', async () => {
    const warned: string[] = []
    const log = { warn: (message: string) => warned.push(message) }
    const find = async () => {
      throw errors.searchSilent(new Error('no answer'))
    }
    const shop = { knownProducts: productsIn(sold), search: { find }, settings: terms, log }
    const [line] = await parseOrderList(shop as never, 'Nothing like it x 4', now)
    expect(line?.problem).toMatchObject({ code: 'unknown_product' })
    expect(warned).toEqual(['a list without suggestions'])
  })
})
