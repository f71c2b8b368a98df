import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aProduct } from '../testing/factories.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { emptyDatabase } from './support/database.ts'

let api: Api
let id: string

beforeAll(async () => {
  await emptyDatabase()
  api = await startApi()
  id = await aProduct(api, { name: 'Dowels & <pins>' })
})
afterAll(() => api.close())

const get = (path: string, host = 'elsewhere.example', { url }: Api = api) =>
  fetch(`${url}${path}`, { headers: { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' } })

it('GET /sitemap.xml › names every product at the configured address, whatever host was called', async () => {
  const response = await get('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300')
  expect(await response.text()).toContain(`<loc>https://shop.example/products/${id}</loc>`)
})

it('GET /merchant-feed.xml › has every product, escaped', async () => {
  const text = await (await get('/merchant-feed.xml')).text()
  expect(text.match(/<item>/g)).toHaveLength(1)
  expect(text).toContain('<g:title>Dowels &amp; &lt;pins&gt;</g:title>')
  expect(text).toContain('<g:price>12.50 USD</g:price>')
})

it.each(['/sitemap.xml', '/merchant-feed.xml'])(
  '%s › never names a host that somebody made up',
  async (path) => {
    const text = await (await get(path)).text()
    expect(text).not.toContain('elsewhere')
  },
)

describe('a shop without an address of its own', () => {
  let offline: Api
  beforeAll(async () => {
    offline = await startApi({}, { siteUrl: '' })
  })
  afterAll(() => offline.close())

  it('names the host that was called', async () => {
    const response = await get('/sitemap.xml', 'Shop.Example', offline)
    expect(await response.text()).toContain(`<loc>https://shop.example/products/${id}</loc>`)
  })

  it.each(['shop.example/<script>', 'shop.example:99999', '1.2.3.999'])(
    'rejects a host that is none: %s',
    async (host) => {
      const response = await get('/sitemap.xml', host, offline)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } })
    },
  )
})
