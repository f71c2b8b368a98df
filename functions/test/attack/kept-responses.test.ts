import { type Call, calls } from '@wood-master/contract/calls'
import type { PageRenderer } from '@wood-master/contract/pages'
import { type CallName, routes } from '@wood-master/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aProduct } from '../../testing/factories.ts'
import { type Api, startApi } from '../../testing/start-api.ts'

const renderer: PageRenderer = {
  headers: {},
  render: async ({ page }) => ({ status: 200, html: page }),
  renderError: () => '',
}
const keptCalls = (Object.keys(calls) as CallName[]).filter(
  (name) => (calls[name] as Call).cdnSeconds !== undefined,
)
const documents = ['/products', '/products/{id}', '/sitemap.xml', '/merchant-feed.xml']
const addresses = [...keptCalls.map((name) => routes[name].path), ...documents]

let api: Api
let productId: string

beforeAll(async () => {
  api = await startApi({ rateLimitFactor: 1, publicListSeconds: 60 }, { renderer })
  productId = await aProduct(api)
})
afterAll(() => api.close())

/** The headers that a visitor gets, without those of one request only. */
async function headersFor(visitor: string, path: string) {
  const response = await fetch(`${api.url}${path.replace('{id}', productId)}`, {
    headers: { 'x-forwarded-for': visitor },
  })
  expect(response.status).toBe(200)
  const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(response.headers)
  return headers
}

describe('a response that may be kept', () => {
  it.each(addresses)('says nothing about who asked for it: %s', async (path) => {
    const first = await headersFor('203.0.113.7', path)
    expect(first['cache-control']).toMatch(/^public, .*s-maxage=/)
    // Made for the first visitor, from the cache, and sent again without the way through the shop.
    for (const visitor of ['203.0.113.8', '203.0.113.8', '203.0.113.9']) {
      expect(await headersFor(visitor, path)).toEqual(first)
    }
    expect(Object.keys(first).filter((name) => name.startsWith('ratelimit'))).toEqual([])
  })
})
