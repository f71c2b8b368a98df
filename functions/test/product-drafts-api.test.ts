import { randomUUID } from 'node:crypto'
import type { PageRenderer } from '@wood-master/contract/pages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { aProduct, fillCart, somewhere } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'

const renderer: PageRenderer = {
  headers: {},
  async render(page, source) {
    const found = page.page === 'product' ? await source.product(page.id) : await source.catalog({ limit: 9 })
    return { status: 200, html: JSON.stringify(found) }
  },
  renderError: ({ message }) => message,
}

let api: Api
let admin: TestAccount
let shopper: TestAccount
/** The only product with these words. */
let id: string
const draft = {
  name: 'Walnut corbel',
  sku: 'CORBEL-WAL',
  price: 18.5,
  minQuantity: 5,
  availableQuantity: 0,
  description: 'Carved by hand',
  img: 'https://images.wood-master.test/corbel.jpg',
  category: 'Corbels',
  draft: true,
}

beforeAll(async () => {
  api = await startApi({}, { renderer })
  ;[admin, shopper] = await Promise.all([signUpAdmin(api), signUp(api)])
  await aProduct(api)
})
afterAll(() => api.close())

const change = (body: object) => ({ params: { id }, body, token: admin.token })
const publish = () => call(api, 'changeProduct', change({ draft: false }))
const receive = (quantity: number) =>
  call(api, 'bookStock', change({ kind: 'received', quantity, key: randomUUID() }))
const lines = () => [{ productId: id, quantity: 5 }]
const phoned = () => ({
  params: { email: shopper.email },
  body: { lines: lines(), address: somewhere },
  token: admin.token,
})
const textOf = async (path: string) => (await fetch(`${api.url}${path}`)).text()

beforeEach(async () => {
  const { body } = await call(api, 'addProduct', { body: draft, token: admin.token })
  id = body.insertedId
  await receive(40)
  return async () => {
    await call(api, 'deleteProduct', { params: { id }, token: admin.token })
  }
})

/** Every public way to a product, each with whether it leads to this one. */
const ways: Record<string, () => Promise<boolean>> = {
  'the list of products': async () =>
    (await call(api, 'listProducts', { query: { q: 'corbel' } })).body.length > 0,
  'the catalogue': async () =>
    (await call(api, 'browseCatalog', { query: { limit: '50' } })).body.products.some(
      ({ _id }) => _id === id,
    ),
  'its facets': async () =>
    JSON.stringify((await call(api, 'browseCatalog')).body.facets).includes('Corbels'),
  'the search': async () =>
    (await call(api, 'browseCatalog', { query: { q: 'walnut corbel' } })).body.products.length > 0,
  'what is near a search': async () =>
    JSON.stringify(
      (await call(api, 'browseCatalog', { query: { q: 'corbell', category: 'None' } })).body,
    ).includes(id),
  'the rendered catalogue': async () => (await textOf('/products')).includes(id),
  'its page': async () => (await textOf(`/products/${id}`)).includes('"state":"sold"'),
  'the sitemap': async () => (await textOf('/sitemap.xml')).includes(id),
  'the merchant feed': async () => (await textOf('/merchant-feed.xml')).includes(draft.sku),
  'quick order by SKU': async () =>
    (await call(api, 'parseOrderList', { body: { text: `${draft.sku} 5` } })).body.lines[0]?.productId === id,
  'quick order by name': async () =>
    (await call(api, 'parseOrderList', { body: { text: 'Walnut corbel 5' } })).body.lines[0]?.productId ===
    id,
  'suggestions of quick order': async () =>
    JSON.stringify((await call(api, 'parseOrderList', { body: { text: 'CORBEL-WAX 5' } })).body).includes(id),
  'prices of a cart': async () =>
    (await call(api, 'priceCart', { body: { lines: lines() } })).body.lines.length > 0,
}

it.each(Object.entries(ways))(
  '%s does not know a draft, and knows it once it is published',
  async (_, leads) => {
    // Feeds are kept for half a minute.
    api.travel(1)
    expect(await leads()).toBe(false)
    await publish()
    api.travel(1)
    expect(await leads()).toBe(true)
  },
)

it('is no product for shoppers, whatever they call, and nothing is written', async () => {
  const params = { id }
  const { token } = shopper
  await expectNothingWritten(api, async () => {
    await refused(api, 'getProduct', 'not_found', { params, token })
    await refused(api, 'getCatalogProduct', 'not_found', { params })
    await refused(api, 'changeStock', 'not_found', {
      params,
      body: { availableQuantity: 0, quantity: 5 },
      token,
    })
    await refused(api, 'replaceCart', 'invalid_request', { body: { lines: lines() }, token })
    await refused(api, 'listProductReviews', 'not_found', { params })
    await refused(api, 'getOwnReview', 'not_found', { params, token })
    await refused(api, 'askForNotice', 'not_found', { params, body: { email: shopper.email } })
    await refused(api, 'listAllProducts', 'forbidden', { token })
  })
})

it('is ordered by nobody, by phone neither', async () => {
  const key = randomUUID()
  await expectNothingWritten(api, async () => {
    await refused(api, 'draftOrder', 'not_found', phoned())
    const order = { ...phoned(), body: { ...phoned().body, key, rateId: 'by-agreement', price: 92.5 } }
    await refused(api, 'orderForBuyer', 'cart_not_orderable', order)
    const hold = { params: { id }, body: { availableQuantity: 0, quantity: 5 }, token: admin.token }
    await refused(api, 'changeStock', 'not_found', hold)
  })
})

describe('those who keep the products', () => {
  const listed = async (query: Record<string, string> = {}) =>
    (await call(api, 'listAllProducts', { query, token: admin.token })).body

  it('see it in their list, and alone when they ask for drafts', async () => {
    expect(await listed()).toContainEqual(expect.objectContaining({ _id: id, draft: true }))
    expect((await listed()).length).toBeGreaterThan(1)
    expect((await listed({ drafts: 'true' })).map(({ _id }) => _id)).toEqual([id])
    expect((await listed({ drafts: 'true', q: 'corbel' })).map(({ _id }) => _id)).toEqual([id])
    expect(await listed({ low: 'true', q: 'corbel' })).toEqual([])
    const { body } = await call(api, 'getProduct', { params: { id }, token: admin.token })
    expect(body).toMatchObject({ draft: true, sku: draft.sku })
    await publish()
    expect(await listed({ drafts: 'true' })).toEqual([])
    expect((await listed({ q: 'corbel' }))[0]?.draft).toBeUndefined()
  })

  it('publish it once it can be bought, and say so in its history', async () => {
    const empty = (await call(api, 'addProduct', { body: { ...draft, sku: 'CORBEL-2' }, token: admin.token }))
      .body
    const early = { params: { id: empty.insertedId }, body: { draft: false }, token: admin.token }
    await expectNothingWritten(api, async () => {
      await refused(api, 'changeProduct', 'invalid_request', early)
    })
    await call(api, 'deleteProduct', { params: early.params, token: admin.token })
    await publish()
    const { body } = await call(api, 'listStockMovements', { params: { id }, token: admin.token })
    expect(body[0]?.changes).toEqual([{ field: 'draft' }])
  })

  it('cannot make a draft of what was in the shop', async () => {
    await publish()
    await expectNothingWritten(api, async () => {
      await refused(api, 'changeProduct', 'invalid_request', change({ draft: true }))
    })
  })

  it('change it by a file, which leaves it a draft', async () => {
    const start = { fileName: 'p.csv', rows: 1, setStock: false, key: randomUUID() }
    const { insertedId } = (await call(api, 'startImport', { body: start, token: admin.token })).body
    const params = { id: insertedId, chunk: '0' }
    const rows = [{ row: 2, cells: { sku: draft.sku, price: '19' } }]
    const found = (await call(api, 'rehearseImportChunk', { params, body: { rows }, token: admin.token }))
      .body
    expect(found.rows[0]).toMatchObject({ outcome: 'changed' })
    await call(api, 'moveImportChunk', { params, body: { to: 'applied' }, token: admin.token })
    expect(await listed({ drafts: 'true' })).toMatchObject([{ _id: id, price: 19, draft: true }])
  })

  it('delete it without a word of it to anybody', async () => {
    const body = { ...draft, sku: 'CORBEL-3' }
    const gone = (await call(api, 'addProduct', { body, token: admin.token })).body.insertedId
    await call(api, 'deleteProduct', { params: { id: gone }, token: admin.token })
    await refused(api, 'getCatalogProduct', 'not_found', { params: { id: gone } })
  })
})

it('cannot be ordered in a cart that it came into before, as a product that left the shop', async () => {
  await publish()
  await fillCart(api, shopper, lines())
  await api.shop.products.change(id, (product) => ({ ...product, draft: true }))
  const { body } = await call(api, 'getCart', { token: shopper.token })
  expect(body.lines).toMatchObject([{ productId: id, problem: { code: 'no_longer_sold' } }])
  const order = { body: { key: randomUUID(), address: somewhere }, token: shopper.token }
  await expectNothingWritten(api, async () => {
    await refused(api, 'orderCart', 'cart_not_orderable', order)
  })
})
