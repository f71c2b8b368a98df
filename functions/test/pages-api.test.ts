import { locale } from '@wood-master/contract/locale'
import type { PageRenderer, PageRequest, PageSource } from '@wood-master/contract/pages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../testing/call.ts'
import { trafficOf } from '../testing/document-counter.ts'
import { aProduct } from '../testing/factories.ts'
import { signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { emptyDatabase } from './support/database.ts'

const statusOf = { sold: 200, gone: 410, unknown: 404 } as const

let api: Api
let admin: TestAccount
let asked: PageRequest[] = []
let breaks: Error | undefined

/** Renders what the source says, as JSON. */
const renderer: PageRenderer = {
  headers: { 'Content-Security-Policy': "default-src 'self'" },
  async render(page, source) {
    asked.push(page)
    if (breaks) throw breaks
    if (page.page === 'product') {
      const found = await source.product(page.id)
      return { status: statusOf[found.state], html: JSON.stringify(found) }
    }
    if (page.page === 'unknown') return { status: 404, html: locale() }
    if (page.page === 'legal') return { status: 200, html: JSON.stringify(await source.legalPages()) }
    return { status: 200, html: JSON.stringify(await source.catalog(queryOf(page.search))) }
  },
  renderError: ({ message, requestId, address }) => `<p>${message} ${requestId} ${address}</p>`,
}

const queryOf = (search: string): Parameters<PageSource['catalog']>[0] => {
  const cursor = new URLSearchParams(search).get('after')
  return cursor ? { limit: 12, cursor } : { limit: 12 }
}

const get = (path: string) =>
  fetch(`${api.url}${path}`, {
    headers: { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' },
  })

beforeAll(async () => {
  await emptyDatabase()
  api = await startApi({}, { renderer })
  admin = await signUpAdmin(api)
})
beforeEach(() => {
  asked = []
  breaks = undefined
})
afterAll(() => api.close())

describe('GET /products/{id}', () => {
  it('renders a product for everybody, and lets the CDN keep it for seconds', async () => {
    const id = await aProduct(api, { name: 'Oak dowels' })
    const response = await get(`/products/${id}?utm_source=mail`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=50',
      'content-security-policy': "default-src 'self'",
    })
    expect(await response.json()).toMatchObject({ state: 'sold', product: { _id: id, name: 'Oak dowels' } })
    expect(asked).toEqual([{ page: 'product', id, site: 'https://shop.example' }])
  })

  it('is kept for an hour while the budget is spent, whatever stands behind its address', async () => {
    const id = await aProduct(api, { name: 'Oak dowels' })
    await api.shop.maintenance.save(true)
    const first = await get(`/products/${id}?q=1`)
    const again = await get(`/products/${id}?q=2`)
    await api.shop.maintenance.end()
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600')
    expect(await again.json()).toMatchObject({ product: { _id: id } })
    expect(asked).toHaveLength(1)
    expect((await get(`/products/${id}`)).headers.get('cache-control')).toContain('s-maxage=10,')
    await call(api, 'deleteProduct', { params: { id }, token: admin.token })
  })

  it('is 410 for a product that was taken out of the shop, with what comes near its name', async () => {
    const near = await aProduct(api, { name: 'Ash mallet, small' })
    const id = await aProduct(api, { name: 'Ash mallet' })
    await call(api, 'deleteProduct', { params: { id }, token: admin.token })
    const response = await get(`/products/${id}`)
    expect(response.status).toBe(410)
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
    expect(await response.json()).toMatchObject({
      state: 'gone',
      name: 'Ash mallet',
      near: expect.arrayContaining([expect.objectContaining({ _id: near })]),
    })
  })

  it.each(['ash-mallet', 'a%2Fb', '..%2F..', '%E2%80%A8', '<b>'])(
    'is 404 for %s, with what comes near',
    async (id) => {
      const response = await get(`/products/${id}`)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
      expect(await response.json()).toMatchObject({
        state: 'unknown',
        near: [expect.anything(), expect.anything()],
      })
    },
  )

  it('is a page, too, for an address that cannot be read', async () => {
    const response = await get('/products/%zz')
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('reads as much in a shop of forty products as in one of four', async () => {
    const id = await aProduct(api, { name: 'Beech plane' })
    const view = () => trafficOf(api.db, async () => (await get(`/products/${id}`)).text())
    /** Some time after the last change, when an earlier view has seen it. */
    const settledView = async () => {
      await view()
      api.travel(1)
      await view()
      return view()
    }
    const { reads: few } = await settledView()
    await Promise.all(Array.from({ length: 36 }, (_, index) => aProduct(api, { name: `Plane ${index}` })))
    const { reads: many, writes } = await settledView()
    expect({ many, writes }).toEqual({ many: few, writes: 0 })
  })
})

describe('GET /products', () => {
  it('renders the catalogue with the filters of its address', async () => {
    const response = await get('/products?category=Dowels&sort=price')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ total: 39, products: { length: 12 } })
    expect(asked).toEqual([
      { page: 'catalogue', search: '?category=Dowels&sort=price', site: 'https://shop.example' },
    ])
  })

  it('says so as a page when its cursor is none', async () => {
    const response = await get('/products?after=nonsense')
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('/products?after=nonsense')
  })
})

it('GET /legal/{id} › is rendered from the words of the shop owner, for everybody and the CDN', async () => {
  const texts = { terms: 'Ours.', privacy: '', imprint: '', returns: '', accessibility: '' }
  await call(api, 'saveLegalPages', { body: texts, token: admin.token })
  const response = await get('/de/legal/terms')
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=10, stale-while-revalidate=50',
  )
  expect(await response.json()).toMatchObject({ pages: { terms: { text: 'Ours.' } } })
  expect(asked).toEqual([{ page: 'legal', id: 'terms', site: 'https://shop.example' }])
  expect((await get('/legal/%zz')).headers.get('content-type')).toBe('text/html; charset=utf-8')
})

describe('GET /{language}/…', () => {
  it.each(['/de/', '/de/nope', '/de/products/a/b', '/de/blog/nope.js?x=1'])(
    '%s is not found in that language, reads nothing and keeps one page for all',
    async (path) => {
      const { reads } = await trafficOf(api.db, async () => {
        const response = await get(path)
        expect(response.status).toBe(404)
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
        expect(await response.text()).toBe('de')
      })
      expect(reads).toBe(0)
      expect(asked).toEqual([{ page: 'unknown', site: 'https://shop.example' }])
    },
  )

  it.each(['/xx/nope', '/nope', '/den/nope'])('%s is of no language', async (path) => {
    const response = await get(path)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.status).toBe(404)
    expect(asked).toEqual([])
  })

  it('is a page, too, for an address that cannot be read', async () => {
    const response = await get('/fr/%zz')
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })
})

it('logs a page that fails, shows the id of the request, and lets nobody keep it', async () => {
  breaks = new Error('a component threw')
  const response = await get('/products')
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const line = api.logs.find(({ level }) => level === 'error')
  expect(line?.fields).toMatchObject({ error: { message: 'a component threw' } })
  expect(await response.text()).toContain(String(line?.fields.requestId))
})
