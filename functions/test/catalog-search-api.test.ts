import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, refused, send } from '../testing/call.ts'
import { trafficOf } from '../testing/document-counter.ts'
import { aCartOrder, aHold, aProduct } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { emptyDatabase, expectNothingWritten } from './support/database.ts'

let api: Api
let admin: TestAccount
let shopper: TestAccount
let rods: string
let leg: string

beforeAll(async () => {
  await emptyDatabase()
  api = await startApi()
  ;[admin, shopper] = await Promise.all([signUpAdmin(api), signUp(api)])
  rods = await aProduct(api, { name: 'Oak Dowel Rods 12 mm', category: 'Dowels', material: 'Oak' })
  leg = await aProduct(api, {
    name: 'Shaker Table Leg 720 mm',
    category: 'Legs and feet',
    material: 'Walnut',
    unitPrice: 3_450,
  })
})
afterAll(() => api.close())

const found = async (query: Record<string, string>) =>
  (await call(api, 'browseCatalog', { query })).body.products.map(({ _id }) => _id)

describe('GET /catalog', () => {
  it('responds to anybody with products as they are everywhere else, counts and facets', async () => {
    const { body, headers } = await call(api, 'browseCatalog')
    expect(body.products.map(({ _id }) => _id)).toEqual([leg, rods])
    expect(body.total).toBe(2)
    expect(body.facets.material).toEqual([
      { value: 'Oak', count: 1 },
      { value: 'Walnut', count: 1 },
    ])
    const { body: product } = await call(api, 'getProduct', { params: { id: leg }, token: shopper.token })
    expect(body.products[0]).toEqual(product)
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3')
  })

  it('finds what was typed, and filters by the price in dollars', async () => {
    expect(await found({ q: '12mm dowels' })).toEqual([rods])
    expect(await found({ maxPrice: '34.49' })).toEqual([rods])
    expect(await found({ maxPrice: '34.5', sort: '-price' })).toEqual([leg, rods])
  })

  it('takes a ceiling between two prices of a currency without decimals', async () => {
    const inYen = await startApi({ currency: 'jpy' })
    const inYenFound = async (maxPrice: string) =>
      (await call(inYen, 'browseCatalog', { query: { maxPrice } })).body.products.map(({ _id }) => _id)
    expect(await inYenFound('3450.5')).toEqual([leg, rods])
    expect(await inYenFound('3449.5')).toEqual([rods])
    await inYen.close()
  })

  it('offers what is near where nothing was found', async () => {
    const words = (await call(api, 'browseCatalog', { query: { q: 'umbrella' } })).body
    expect(words).toMatchObject({ products: [], total: 0 })
    expect(words.near?.map(({ _id }) => _id)).toEqual([leg, rods])
    const filters = (await call(api, 'browseCatalog', { query: { q: 'dowel', maxPrice: '1' } })).body
    expect(filters.near?.map(({ _id }) => _id)[0]).toBe(rods)
  })

  it('pages by cursor, at the end without one', async () => {
    const first = (await call(api, 'browseCatalog', { query: { limit: '1' } })).body
    expect(first.products.map(({ _id }) => _id)).toEqual([leg])
    const rest = (await call(api, 'browseCatalog', { query: { limit: '1', cursor: first.nextCursor ?? '' } }))
      .body
    expect(rest.products.map(({ _id }) => _id)).toEqual([rods])
    expect(rest.nextCursor).toBeUndefined()
  })

  it.each([
    ['maxPrice', '0'],
    ['maxPrice', 'cheap'],
    ['maxPrice', '1.001'],
    ['limit', '101'],
    ['sort', 'rating'],
    ['available', 'yes'],
    ['cursor', 'bm9uc2Vuc2U'],
    ['category', ''],
    ['q', 'x'.repeat(81)],
  ])('rejects %s=%s', async (field, value) => {
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'browseCatalog', 'invalid_request', { query: { [field]: value } })
      expect(Object.keys(error.fields ?? {})).toEqual([field])
    })
  })

  it('shows every change of an admin at once', async () => {
    const params = { id: rods }
    await call(api, 'changeProduct', { params, body: { name: 'Ash Dowel Rods' }, token: admin.token })
    expect(await found({ q: 'ash' })).toEqual([rods])
    await call(api, 'changeProduct', { params, body: { name: 'Oak Dowel Rods 12 mm' }, token: admin.token })
    expect(await found({ q: 'ash', category: 'Dowels' })).toEqual([])
    await call(api, 'changeStock', { params, body: { availableQuantity: 0 }, token: admin.token })
    expect(await found({ available: 'true' })).toEqual([leg])
    await call(api, 'changeStock', { params, body: { availableQuantity: 20 }, token: admin.token })
    expect(await found({ available: 'true' })).toEqual([leg, rods])
  })

  it('shows what another instance sold within seconds, and forgets what it removed', async () => {
    const other = await startApi()
    const extra = await aProduct(other, { name: 'Birch Pins', availableQuantity: 20 })
    api.travel(0.1)
    const stock = async () =>
      (await call(api, 'browseCatalog', { query: { q: 'birch pins' } })).body.products.map(
        ({ availableQuantity }) => availableQuantity,
      )
    expect(await stock()).toEqual([20])
    await aHold(other, shopper, extra, 6)
    api.travel(0.1)
    expect(await stock()).toEqual([14])
    await call(other, 'deleteProduct', { params: { id: extra }, token: admin.token })
    api.travel(0.1)
    expect(await stock()).toEqual([])
    await other.close()
  })

  it('reads the same few documents for a page, however many products there are', async () => {
    const readsOf = async () => {
      api.travel(0.5)
      return (await trafficOf(api.db, () => send(api, 'browseCatalog', { query: { q: 'dowel' } }))).reads
    }
    await call(api, 'browseCatalog')
    api.travel(5)
    await call(api, 'browseCatalog')
    const few = await readsOf()
    const writer = api.db.bulkWriter()
    const product = (await api.db.collection('products').doc(rods).get()).data()
    for (let count = 0; count < 60; count++) {
      const stored = { ...product, name: `Peg ${count}`, category: 'Pegs', changedAt: new Date(2026, 0, 1) }
      void writer.create(api.db.collection('products').doc(`peg-${count}`), stored)
    }
    await writer.close()
    // The products are counted, and all of them read anew, once.
    api.travel(5)
    await call(api, 'browseCatalog')
    expect((await call(api, 'browseCatalog', { query: { q: 'peg' } })).body.total).toBe(60)
    // The first look after a while still reaches back.
    api.travel(5)
    await call(api, 'browseCatalog')
    expect(await readsOf()).toBe(few)
  })

  it('shows the right stocks and reads few documents, however much another instance sells', async () => {
    const other = await startApi()
    const many = Array.from({ length: 40 }, (_, index) => index)
    const plugs = await Promise.all(
      many.map((index) => aProduct(other, { name: `Beech Plug ${index}`, availableQuantity: 60 })),
    )
    const browse = () => call(api, 'browseCatalog', { query: { q: 'beech plug', limit: '10' } })
    // Until what was added is read once, and no look reaches back to it.
    for (let look = 0; look < 3; look++) {
      api.travel(5)
      await browse()
    }
    const times = async () =>
      (await api.db.getAll(...plugs.map((id) => api.db.doc(`products/${id}`)))).map((one) =>
        one.get('changedAt'),
      )
    const before = await times()
    await aCartOrder(
      other,
      shopper,
      plugs.map((productId) => ({ productId, quantity: 5 })),
    )
    expect(await times()).toEqual(before)
    api.travel(0.1)
    let stocks: number[] = []
    const { reads } = await trafficOf(api.db, async () => {
      stocks = (await browse()).body.products.map(({ availableQuantity }) => availableQuantity)
    })
    expect(stocks).toEqual(Array.from({ length: 10 }, () => 55))
    // 25 that sold last, the ten that are shown, and two looks that find nothing.
    expect(reads).toBeLessThanOrEqual(25 + 10 + 2)
    // What nobody saw yet is read when somebody does.
    api.travel(5)
    const [first = ''] = plugs
    const { body } = await call(api, 'getCatalogProduct', { params: { id: first } })
    expect(body.availableQuantity).toBe(55)
    await other.close()
  })
})

describe('GET /catalog/{id}', () => {
  it('shows one product to anybody', async () => {
    const { body } = await call(api, 'getCatalogProduct', { params: { id: leg } })
    expect(body).toMatchObject({ _id: leg, price: 34.5, availableQuantity: 20 })
  })

  it('knows nothing of an unknown id', async () => {
    await refused(api, 'getCatalogProduct', 'not_found', { params: { id: 'never-was' } })
    await refused(api, 'getCatalogProduct', 'invalid_request', { params: { id: '__x__' } })
  })

  it('says that a removed product is gone, and what is near it', async () => {
    const gone = await aProduct(api, { name: 'Pine Table Leg', category: 'Legs and feet' })
    await call(api, 'deleteProduct', { params: { id: gone }, token: admin.token })
    const { error, near } = await refused(api, 'getCatalogProduct', 'gone', { params: { id: gone } })
    expect(error.message).toBe('We no longer sell “Pine Table Leg”.')
    expect(near).toMatchObject([{ _id: leg }, {}, {}, {}, {}, {}])
  })
})

describe('the settings of the search', () => {
  const save = (synonyms: { typed: string; means: string }[]) => ({ body: { synonyms }, token: admin.token })

  it('PUT /settings/search › replaces the synonyms, which count at once', async () => {
    expect(await found({ q: 'broom handle', category: 'Dowels' })).toEqual([])
    const synonyms = [{ typed: 'broom handle', means: 'dowel' }]
    await call(api, 'saveSearchSettings', save(synonyms))
    expect((await call(api, 'getSearchSettings', { token: admin.token })).body).toMatchObject({ synonyms })
    expect(await found({ q: 'Broom handles', category: 'Dowels' })).toEqual([rods])
    await call(api, 'saveSearchSettings', save([]))
    expect(await found({ q: 'broom handle', category: 'Dowels' })).toEqual([])
  })

  it.each([
    [
      'an entry twice',
      [
        { typed: 'rod', means: 'dowel' },
        { typed: ' ROD ', means: 'pin' },
      ],
      'synonyms.1.typed',
    ],
    ['an entry that means itself', [{ typed: 'rod', means: 'Rod' }], 'synonyms.0.means'],
    ['an empty entry', [{ typed: '', means: 'dowel' }], 'synonyms.0.typed'],
    ['too many', Array.from({ length: 301 }, (_, at) => ({ typed: `w${at}`, means: 'x' })), 'synonyms'],
  ])('PUT /settings/search › rejects %s and keeps what there was', async (_, synonyms, field) => {
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'saveSearchSettings', 'invalid_request', save(synonyms))
      expect(Object.keys(error.fields ?? {})).toEqual([field])
    })
  })
})
