import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { aProduct, fillCart } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { emptyDatabase, expectNothingWritten } from './support/database.ts'

let api: Api
let admin: TestAccount
let shopper: TestAccount

beforeAll(async () => {
  await emptyDatabase()
  api = await startApi()
  ;[admin, shopper] = await Promise.all([signUpAdmin(api), signUp(api)])
})
afterAll(() => api.close())

const german = {
  name: 'Dübelstangen aus Eiche',
  category: 'Dübel',
  material: 'Eiche',
  unit: 'Bund mit 12 Stück',
}
const english = { category: 'Dowels', material: 'Oak', unit: 'bundle of 12' }
const inGerman = { language: 'de' }
let id: string

beforeEach(async () => {
  id = await aProduct(api, { ...english, translations: { de: german } })
})
afterEach(() => call(api, 'deleteProduct', { params: { id }, token: admin.token }))

const edited = async () =>
  (
    await call(api, 'getProduct', {
      params: { id },
      query: { translations: 'true', ...inGerman },
      token: admin.token,
    })
  ).body
const change = (translations: unknown, more = {}) => ({
  params: { id },
  body: { translations, ...more },
  token: admin.token,
})

describe('a product on pages of another language', () => {
  it('has its texts in it, and in English what is not translated', async () => {
    const { body } = await call(api, 'getCatalogProduct', { params: { id }, query: inGerman })
    expect(body).toMatchObject({
      ...german,
      categoryKey: 'Dowels',
      description: 'Ten fluted dowels of European oak',
    })
    expect(body).not.toHaveProperty('translations')
    const french = await call(api, 'getCatalogProduct', { params: { id }, query: { language: 'fr' } })
    expect(french.body).toMatchObject({ ...english, name: 'Oak dowels' })
    expect(french.body).not.toHaveProperty('categoryKey')
  })

  it('is found in the list of all products in the language that was asked for, and in English otherwise', async () => {
    const found = async (query: { q: string; language?: string }) =>
      (await call(api, 'listProducts', { query })).body.length
    expect(await found({ q: 'Eichendübel', ...inGerman })).toBe(1)
    expect(await found({ q: 'Eichendübel' })).toBe(0)
    expect(await found({ q: 'oak dow' })).toBe(1)
  })

  it('is filtered by the same addresses, under names in the language', async () => {
    const query = { ...inGerman, category: 'dowels' }
    const { body } = await call(api, 'browseCatalog', { query })
    expect(body.total).toBe(1)
    expect(body.facets).toEqual({
      category: [{ value: 'Dowels', label: 'Dübel', count: 1 }],
      material: [{ value: 'Oak', label: 'Eiche', count: 1 }],
    })
    expect((await call(api, 'browseCatalog', {})).body.facets.category).toEqual([
      { value: 'Dowels', count: 1 },
    ])
  })

  it('is found by the words of the language, as soon as they change', async () => {
    const found = async (q: string, language: string) =>
      (await call(api, 'browseCatalog', { query: { q, language } })).body.total
    expect(await found('Eichendübel', 'de')).toBe(1)
    expect(await found('Eichendübel', 'en')).toBe(0)
    await call(api, 'changeProduct', change({ de: german, fr: { name: 'Tourillons en chêne' } }))
    expect(await found('tourillon', 'fr')).toBe(1)
    await call(api, 'changeProduct', change({ fr: { name: 'Tourillons en chêne' } }))
    expect(await found('Eichendübel', 'de')).toBe(0)
  })

  it('keeps the name that it was ordered under', async () => {
    await fillCart(api, shopper, [{ productId: id, quantity: 5 }])
    const cart = await call(api, 'getCart', { query: inGerman, token: shopper.token })
    expect(cart.body.lines).toMatchObject([{ name: german.name, unit: german.unit }])
    const key = '0b9f6a52-9d2e-4c1f-8a44-3f0c1d5e7a90'
    const { body } = await call(api, 'orderCart', { body: { key }, query: inGerman, token: shopper.token })
    await call(api, 'changeProduct', change({ de: { name: 'Rundstäbe' } }))
    const order = await call(api, 'getOrder', { params: { id: body.insertedId }, token: admin.token })
    expect(order.body).toMatchObject({
      productName: german.name,
      lines: [{ name: german.name, unit: german.unit }],
    })
  })
})

describe('the translations of a product', () => {
  it('come beside its English texts to who edits it, in whatever language', async () => {
    expect(await edited()).toMatchObject({ ...english, name: 'Oak dowels', translations: { de: german } })
  })

  it('are replaced as a whole, without what is empty', async () => {
    await call(api, 'changeProduct', change({ de: { name: ' Rundstäbe ', unit: '' }, ar: { name: '' } }))
    expect((await edited()).translations).toEqual({ de: { name: 'Rundstäbe' } })
    await call(api, 'changeProduct', change({}))
    expect((await edited()).translations).toEqual({})
  })

  it.each([
    ['a line too long', { de: { name: 'x'.repeat(121) } }, 'translations.de.name'],
    ['two lines', { fr: { unit: 'a\nb' } }, 'translations.fr.unit'],
    ['no text', { ar: { category: 7 } }, 'translations.ar.category'],
    ['no texts', { de: 'Dübel' }, 'translations.de'],
  ])('refuses %s and writes nothing', async (_, translations, field) => {
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'changeProduct', 'invalid_request', change(translations))
      expect(Object.keys(error.fields ?? {})).toEqual([field])
    })
  })

  it('are not replaced where somebody else has changed them meanwhile', async () => {
    await expectNothingWritten(api, async () => {
      const stale = change({ de: { name: 'Rundstäbe' } }, { seen: { translations: {} } })
      await refused(api, 'changeProduct', 'changed_meanwhile', stale)
    })
    const seen = change({ de: { name: 'Rundstäbe' } }, { seen: { translations: { de: german } } })
    await call(api, 'changeProduct', seen)
    expect((await edited()).translations).toEqual({ de: { name: 'Rundstäbe' } })
  })

  it('are counted where they lack', async () => {
    const counted = async () => (await call(api, 'getOverview', { token: admin.token })).body.untranslated
    expect(await counted()).toEqual({ de: 1, fr: 1, ar: 1 })
    const description = 'Zehn geriffelte Dübel'
    await call(api, 'changeProduct', change({ de: { ...german, description } }))
    expect(await counted()).toEqual({ de: 0, fr: 1, ar: 1 })
  })
})
