import { randomUUID } from 'node:crypto'
import { cellsOf } from '@wood-master/contract/product-columns'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { aHold, aProduct } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { everythingIn, expectNothingWritten } from './support/database.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let admin: TestAccount
let shopper: TestAccount
let id: string
let sku: string

beforeAll(async () => {
  api = await startApi()
  admin = await signUpAdmin(api)
  shopper = await signUp(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  sku = `OAK-${randomUUID()}`.slice(0, 40)
  id = await aProduct(api, { sku })
})

const token = () => admin.token
const product = async (of = id) =>
  (await call(api, 'getProduct', { params: { id: of }, token: shopper.token })).body

async function start({ setStock = false, key = randomUUID() as string } = {}): Promise<string> {
  const body = { key, fileName: 'products.csv', rows: 150, setStock }
  return (await call(api, 'startImport', { body, token: token() })).body.insertedId
}
const rows = (...cells: object[]) => ({ rows: cells.map((one, index) => ({ row: index + 2, cells: one })) })
/** Row 2 of the file, twice. */
const rowTwice = (...cells: [object, object]) => ({ rows: cells.map((one) => ({ row: 2, cells: one })) })
const rehearse = async (importId: string, cells: object[], chunk = '0') =>
  (
    await call(api, 'rehearseImportChunk', {
      params: { id: importId, chunk },
      body: rows(...cells),
      token: token(),
    })
  ).body
const moving = (importId: string, to: 'applied' | 'undone', chunk = '0') => ({
  params: { id: importId, chunk },
  body: { to },
  token: token(),
})
const move = async (...of: Parameters<typeof moving>) =>
  (await call(api, 'moveImportChunk', moving(...of))).body
const summary = async (importId: string) =>
  (await call(api, 'getImport', { params: { id: importId }, token: token() })).body

const peg = () => ({
  sku: `PEG-${randomUUID()}`.slice(0, 40),
  name: 'Ash peg',
  price: '2.5',
  minQuantity: '5',
  availableQuantity: '40',
  description: 'Turned from ash',
  images: '/peg.webp /peg-2.webp',
})

/** Everything but the imports themselves. */
const shopWithoutImports = async () =>
  (await everythingIn(api)).filter((document) => !document.startsWith('productImport')).toSorted()

it('changes nothing before it is applied', async () => {
  const before = await shopWithoutImports()
  const importId = await start({ setStock: true })
  const { state, rows: found } = await rehearse(importId, [
    { sku, price: '11', availableQuantity: '99' },
    peg(),
    { sku, price: '12' },
    { sku: '', price: '12' },
  ])
  expect(state).toBe('rehearsed')
  expect(found.map(({ outcome }) => outcome)).toEqual(['changed', 'new', 'refused', 'refused'])
  expect(await shopWithoutImports()).toEqual(before)
})

it('is the same import for the same key', async () => {
  const key = randomUUID()
  const [one, other] = await Promise.all([start({ key }), start({ key })])
  expect(one).toBe(other)
  await rehearse(one, [{ sku, price: '11' }])
  await start({ key })
  expect((await summary(one)).chunks).toMatchObject([{ changed: 1 }])
})

it('changes nothing more when a chunk is doubled, and does what was lost when it is sent again', async () => {
  const importId = await start({ setStock: true })
  const added = peg()
  await rehearse(importId, [{ sku, price: '11', availableQuantity: '30' }, added])
  await rehearse(importId, [{ sku, name: 'Never applied' }], '1')
  const moved = await Promise.all([1, 2, 3].map(() => move(importId, 'applied')))
  expect(moved.map(({ state }) => state)).toEqual(['applied', 'applied', 'applied'])
  const before = await shopWithoutImports()
  await move(importId, 'applied')
  expect(await shopWithoutImports()).toEqual(before)
  expect(await product()).toMatchObject({ price: 11, availableQuantity: 30, name: 'Oak dowels' })
  expect(await stockOf(api, id)).toBe(30)
  const { body: found } = await call(api, 'listProducts', { query: { q: added.sku } })
  expect(found).toMatchObject([{ price: 2.5, availableQuantity: 40, images: ['/peg.webp', '/peg-2.webp'] }])
  expect(await stockOf(api, found[0]?._id ?? '')).toBe(40)
  expect((await summary(importId)).chunks.map(({ state }) => state)).toEqual(['applied', 'rehearsed'])

  // The rehearsal of what is applied stays as it is, however late it comes.
  expect(await rehearse(importId, [{ sku, price: '1' }])).toMatchObject({ state: 'applied' })
  expect(await product()).toMatchObject({ price: 11 })
})

it('is undone once: everything is as it was, except what was changed or sold since', async () => {
  const importId = await start({ setStock: true })
  const [kept, sold] = [peg(), peg()]
  await rehearse(importId, [{ sku, price: '11', availableQuantity: '30' }, kept, sold])
  const before = await product()
  await move(importId, 'applied')
  const { body: pegs } = await call(api, 'listProducts', { query: { q: sold.sku } })
  await aHold(api, shopper, pegs[0]?._id ?? '', 5)
  await aHold(api, shopper, id, 4)
  const undone = await Promise.all([move(importId, 'undone'), move(importId, 'undone')])
  expect(undone[0]).toEqual(undone[1])
  expect(undone[0]?.rows.map(({ notUndone }) => notUndone)).toEqual([
    undefined,
    undefined,
    'Some of its stock was moved since: it may be sold',
  ])
  expect(await product()).toEqual({ ...before, availableQuantity: before.availableQuantity - 4 })
  expect(await stockOf(api, id)).toBe(16)
  expect((await call(api, 'listProducts', { query: { q: kept.sku } })).body).toEqual([])
  expect((await call(api, 'listProducts', { query: { q: sold.sku } })).body).toHaveLength(1)
  expect((await summary(importId)).chunks).toMatchObject([{ state: 'undone', notUndone: 1 }])

  await expectNothingWritten(api, async () => {
    await refused(api, 'moveImportChunk', 'import_closed', moving(importId, 'applied'))
    const more = { params: { id: importId, chunk: '1' }, body: rows({ sku, price: '3' }), token: token() }
    await refused(api, 'rehearseImportChunk', 'import_closed', more)
  })
  // The SKU of what was taken away is free again.
  await aProduct(api, { sku: kept.sku })
})

it('changes the minimum together with the stock, and undoes both', async () => {
  const before = await product()
  const { minQuantity, availableQuantity } = before
  const importId = await start({ setStock: true })
  const [most, more] = [availableQuantity + 50, availableQuantity + 10]
  const cells = { sku, minQuantity: String(more), availableQuantity: String(most) }
  expect((await rehearse(importId, [cells])).rows).toMatchObject([{ outcome: 'changed' }])
  await move(importId, 'applied')
  expect(await product()).toMatchObject({ minQuantity: more, availableQuantity: most })
  expect(await stockOf(api, id)).toBe(most)
  // Back in one import, by a minimum that the stock of before could not have met.
  const backId = await start({ setStock: true })
  const back = { sku, minQuantity: String(minQuantity), availableQuantity: String(availableQuantity) }
  await rehearse(backId, [back])
  await move(backId, 'applied')
  expect(await product()).toEqual(before)
  expect((await move(backId, 'undone')).rows[0]?.notUndone).toBeUndefined()
  expect(await product()).toMatchObject({ minQuantity: more, availableQuantity: most })
})

it('keeps a row whose cells cannot be shown as a refused one', async () => {
  const importId = await start()
  const cut = { ...peg(), sku: 'PEG\u0000', name: 'Peg\u0000' }
  const rehearsed = await rehearse(importId, [cut])
  expect(rehearsed.rows).toMatchObject([{ outcome: 'refused', changes: [] }])
  const params = { id: importId, chunk: '0' }
  expect((await call(api, 'getImportChunk', { params, token: token() })).body).toEqual(rehearsed)
})

it('leaves out what was changed between the rehearsal and the import', async () => {
  const importId = await start()
  const taken = peg()
  await rehearse(importId, [{ sku, price: '11' }, taken])
  await call(api, 'changeProduct', { params: { id }, body: { price: 13 }, token: token() })
  await aProduct(api, { sku: taken.sku })
  const { rows: found } = await move(importId, 'applied')
  expect(found.map(({ notApplied }) => notApplied)).toEqual([
    'Price was changed meanwhile',
    'Another product has this SKU by now',
  ])
  expect(await product()).toMatchObject({ price: 13 })
  await move(importId, 'undone')
  expect(await product()).toMatchObject({ price: 13 })
})

it('finds nothing to do in an export of the whole shop', async () => {
  await call(api, 'changeProduct', {
    params: { id },
    body: {
      name: '=SUM(A1); "quoted"',
      material: 'Oak',
      priceBreaks: [{ minQuantity: 48, price: 11.45 }],
      images: ['/a.webp', '/b.webp'],
      description: 'Two\nlines, and a comma',
    },
    token: token(),
  })
  const { body: all } = await call(api, 'listProducts')
  const importId = await start({ setStock: true })
  const { rows: found } = await rehearse(importId, all.slice(0, 100).map(cellsOf))
  expect(found.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
  expect(found.length).toBeGreaterThan(5)
})

it('applies and undoes rows that have the same number in two chunks', async () => {
  const importId = await start({ setStock: true })
  await rehearse(importId, [{ sku, price: '11', availableQuantity: '30' }])
  await rehearse(importId, [{ sku, name: 'Beech dowels', availableQuantity: '30' }], '1')
  const other = await aProduct(api, { sku: `ASH-${randomUUID()}`.slice(0, 40) })
  await rehearse(importId, [{ sku: (await product(other)).sku, price: '7', availableQuantity: '50' }], '2')
  for (const chunk of ['0', '1', '2']) await move(importId, 'applied', chunk)
  expect(await product()).toMatchObject({ price: 11, name: 'Beech dowels', availableQuantity: 40 })
  expect(await stockOf(api, other)).toBe(50)
  for (const chunk of ['2', '1', '0']) await move(importId, 'undone', chunk)
  expect([await stockOf(api, id), await stockOf(api, other)]).toEqual([20, 20])
})

it('knows no import and no chunk that was never made, and undoes nothing that was never applied', async () => {
  const importId = await start()
  await rehearse(importId, [{ sku, price: '11' }])
  await expectNothingWritten(api, async () => {
    for (const params of [
      { id: randomUUID(), chunk: '0' },
      { id: importId, chunk: '7' },
    ]) {
      await refused(api, 'getImportChunk', 'not_found', { params, token: token() })
      await refused(api, 'moveImportChunk', 'not_found', { ...moving(importId, 'applied'), params })
    }
    await refused(api, 'moveImportChunk', 'import_closed', moving(importId, 'undone'))
    await refused(api, 'rehearseImportChunk', 'invalid_request', {
      params: { id: importId, chunk: '1' },
      body: rows(...Array(101).fill({ sku })),
      token: token(),
    })
    const twice = { params: { id: importId, chunk: '1' }, body: rowTwice({ sku }, peg()), token: token() }
    await refused(api, 'rehearseImportChunk', 'invalid_request', twice)
    for (const params of [
      { id: importId, chunk: 'x' },
      { id: importId, chunk: '1000' },
      { id: importId, chunk: '01' },
      { id: '__x', chunk: 'y__' },
    ]) {
      const beyond = { params, token: token() }
      await refused(api, 'getImportChunk', 'invalid_request', beyond)
      await refused(api, 'rehearseImportChunk', 'invalid_request', { ...beyond, body: rows({ sku }) })
      await refused(api, 'moveImportChunk', 'invalid_request', { ...beyond, body: { to: 'applied' } })
    }
  })
  const { body: list } = await call(api, 'listImports', { token: token() })
  expect(list[0]).toMatchObject({ _id: importId, by: admin.email, fileName: 'products.csv' })
})

it('takes no more rows than it was started with', async () => {
  const importId = await start()
  const many = Array.from({ length: 100 }, () => ({ sku, price: '11' }))
  await rehearse(importId, many)
  await expectNothingWritten(api, async () => {
    const params = { id: importId, chunk: '1' }
    const more = { params, body: rows(...many.slice(0, 51)), token: token() }
    await refused(api, 'rehearseImportChunk', 'invalid_request', more)
  })
})

it('writes translations by column, takes them away with empty cells, and undoes both', async () => {
  const translations = { de: { name: 'Dübel', unit: 'Stück' } }
  const params = { id }
  const whole = async () =>
    (await call(api, 'getProduct', { params, query: { translations: 'true' }, token: token() })).body
      .translations
  await call(api, 'changeProduct', { params, body: { translations }, token: token() })
  const importId = await start()
  const cells = { sku, 'unit-de': '', 'name-ar': 'أوتاد', 'name-fr': ' ' }
  const { rows: found } = await rehearse(importId, [
    cells,
    { sku: `${sku.slice(0, 30)}-2`, 'name-fr': 'x\ny' },
  ])
  expect(found).toMatchObject([
    {
      outcome: 'changed',
      changes: [
        { column: 'unit-de', from: 'Stück', to: '' },
        { column: 'name-ar', from: '', to: 'أوتاد' },
      ],
    },
    { outcome: 'refused', problem: 'Name (fr): Must be one line of plain text' },
  ])
  expect(await whole()).toEqual(translations)
  await move(importId, 'applied')
  expect(await whole()).toEqual({ de: { name: 'Dübel' }, ar: { name: 'أوتاد' } })
  await move(importId, 'undone')
  expect(await whole()).toEqual(translations)
})
