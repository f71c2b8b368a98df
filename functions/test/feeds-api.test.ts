import { afterAll, beforeAll, expect, it } from 'vitest'
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

const get = (path: string, host = 'shop.example') =>
  fetch(`${api.url}${path}`, { headers: { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' } })

it('GET /sitemap.xml › names every product at the address that Hosting was called at', async () => {
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

it('rejects a host that is none', async () => {
  const response = await get('/sitemap.xml', 'shop.example/<script>')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } })
})
