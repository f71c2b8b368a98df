import { type IncomingHttpHeaders, request } from 'node:http'
import { exampleOf } from '@wood-master/contract/examples'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../testing/call.ts'
import { trafficOf } from '../testing/document-counter.ts'
import { aProduct } from '../testing/factories.ts'
import { signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api
let admin: TestAccount

beforeAll(async () => {
  api = await startApi({ publicListSeconds: 60, rateLimitFactor: 1 })
  admin = await signUpAdmin(api)
  for (let count = 0; count < 3; count++) await aProduct(api)
})
afterAll(() => api.close())

interface Received {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** A request as it is: `fetch` adds headers of its own to one that asks for a 304. */
function get(
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', from = api }: { method?: string; from?: Api } = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(`${from.url}${path}`, { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts).toString('utf8')
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** What two responses of the same content have in common. */
function lasting(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { date: _, 'x-request-id': __, ...kept } = headers
  return kept
}

/** The response that fills the cache, and the next one. */
async function twice(path: string, headers?: Record<string, string>): Promise<[Received, Received]> {
  return [await get(path), await get(path, headers)]
}

describe('a response from the cache', () => {
  it.each(['/product?limit=2', '/api/product?limit=2', '/review?limit=6', '/settings', '/openapi.json'])(
    'is what it was when it was made: %s',
    async (path) => {
      const [first, second] = await twice(path)
      expect([second.status, second.body]).toEqual([200, first.body])
      expect(lasting(second.headers)).toEqual(lasting(first.headers))
      expect(second.headers['content-security-policy']).toBeDefined()
      expect(second.headers['cache-control']).toContain('s-maxage')
    },
  )

  it('has a request id of its own, and a line in the log', async () => {
    const [first, second] = await twice('/product?limit=1')
    const id = second.headers['x-request-id']
    expect(id).not.toBe(first.headers['x-request-id'])
    const line = api.logs.find(({ fields }) => fields.requestId === id)
    expect(line?.fields).toMatchObject({ method: 'GET', route: '/product', status: 200 })
  })

  it('names the next page', async () => {
    const [first, second] = await twice('/product?limit=1&sort=name')
    expect(first.headers['x-next-cursor']).toBeDefined()
    expect(second.headers['x-next-cursor']).toBe(first.headers['x-next-cursor'])
  })

  it('is a 304 for whoever has it', async () => {
    const [first] = await twice('/product?limit=2')
    const etag = String(first.headers.etag)
    const known = await get('/product?limit=2', { 'if-none-match': etag })
    expect([known.status, known.body]).toEqual([304, ''])
    const { 'content-type': _, 'content-length': __, ...kept } = lasting(first.headers)
    expect(lasting(known.headers)).toEqual(kept)
    const others: Record<string, string>[] = [
      { 'if-none-match': '"other"' },
      { 'if-none-match': etag, 'cache-control': 'no-cache' },
    ]
    for (const headers of others) {
      const whole = await get('/product?limit=2', headers)
      expect([whole.status, whole.body]).toEqual([200, first.body])
    }
    expect((await get('/product?limit=2', { 'if-none-match': `"other", ${etag}` })).status).toBe(304)
  })

  it('has no body for HEAD', async () => {
    const [first] = await twice('/product?limit=2')
    const head = await get('/product?limit=2', {}, { method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
    expect(lasting(head.headers)).toEqual(lasting(first.headers))
  })

  it("may be read by pages of the site's origins, and by no others", async () => {
    const [, fromSite] = await twice('/product?limit=2', { origin: 'https://shop.example' })
    expect(fromSite.headers['access-control-allow-origin']).toBe('https://shop.example')
    const [, fromOther] = await twice('/product?limit=2', { origin: 'https://other.example' })
    expect(fromOther.headers['access-control-allow-origin']).toBeUndefined()
    expect((await get('/product?limit=2')).headers['access-control-allow-origin']).toBeUndefined()
    expect([fromSite.headers.vary, fromOther.headers.vary]).toEqual(['Origin', 'Origin'])
  })

  it('carries no permission of the origin that it was made for', async () => {
    const site = { origin: 'https://shop.example' }
    expect((await get('/product?limit=4', site)).headers['access-control-allow-origin']).toBeDefined()
    expect((await get('/product?limit=4')).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('counts against the limit of its caller', async () => {
    const strict = await startApi({ publicListSeconds: 60, rateLimitFactor: 0.01 })
    const ask = () => get('/product?limit=2', {}, { from: strict })
    const seen: Received[] = []
    for (let count = 0; count < 4; count++) seen.push(await ask())
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    const refused = seen.at(-1)
    expect(JSON.parse(refused?.body ?? '')).toMatchObject({ error: { code: 'too_many_requests' } })
    expect(refused?.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' })
    expect(refused?.headers['x-request-id']).toBeDefined()
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    await strict.close()
  })

  it('stays when a visitor writes to the shop', async () => {
    await get('/product?limit=3')
    await call(api, 'sendMessage', { body: exampleOf('sendMessage').body })
    expect((await trafficOf(api.db, () => get('/product?limit=3'))).reads).toBe(0)
  })

  it('is over when its time is, and at once after a change', async () => {
    const readsOf = async () => (await trafficOf(api.db, () => get('/product?limit=3'))).reads
    await get('/product?limit=3')
    expect(await readsOf()).toBe(0)
    api.travel(1.1)
    expect(await readsOf()).toBeGreaterThan(0)
    expect(await readsOf()).toBe(0)
    const { insertedId: id } = (
      await call(api, 'addProduct', {
        body: { ...exampleOf('addProduct').body, sku: 'OAK-7' },
        token: admin.token,
      })
    ).body
    expect((await get('/product?limit=3')).body).toContain(id)
    const before = await get('/product?limit=3')
    await call(api, 'changeProduct', { params: { id }, body: { name: 'Renamed dowels' }, token: admin.token })
    const after = await get('/product?limit=3')
    expect(after.body).toContain('Renamed dowels')
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })
})
