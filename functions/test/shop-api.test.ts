import { createServer, request as requestOf } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Validator } from '@seriousme/openapi-schema-validator'
import { calls } from '@wood-master/contract/calls'
import { errorStatus } from '@wood-master/contract/errors'
import { exampleOf } from '@wood-master/contract/examples'
import { errorsOf } from '@wood-master/contract/openapi'
import { type CallName, routes } from '@wood-master/contract/routes'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AppParts, createApp } from '../src/app.ts'
import { call, refused, send } from '../testing/call.ts'
import { anOrder, aPaidOrder, aProduct } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { refundParts } from './support/payments.ts'

let api: Api
let admin: TestAccount
let shopper: TestAccount

beforeAll(async () => {
  api = await startApi({ enforceMinimumOrder: true, unpaidOrderHours: 48 })
  api.stripe.setFaults({ webhooksLost: true })
  admin = await signUpAdmin(api)
  shopper = await signUp(api)
})
afterAll(() => api.close())
afterEach(() => {
  api.stripe.setFaults({ apiDown: false })
})

describe('GET /settings', () => {
  it("returns the shop's parameters", async () => {
    expect((await call(api, 'getSettings')).body).toEqual({
      currency: 'usd',
      enforceMinimumOrder: true,
      holdMinutes: 15,
      unpaidOrderHours: 48,
      returnDays: 30,
    })
  })

  it('is what the purchase then holds people to', async () => {
    const params = { id: await aProduct(api) }
    const below = { params, body: { availableQuantity: 0, quantity: 4 }, token: shopper.token }
    const response = await refused(api, 'changeStock', 'below_minimum', below)
    expect(response.modifiedCount).toBe(0)
  })
})

describe('GET /overview', () => {
  it('counts what waits for somebody and what was sold', async () => {
    const productId = await aProduct(api, { availableQuantity: 100 })
    await anOrder(api, shopper, productId, 6)
    const orderId = await aPaidOrder(api, shopper, productId, 8)
    await aProduct(api, { minQuantity: 15, availableQuantity: 20 })
    await call(api, 'sendMessage', { body: { email: 'visitor@example.com', message: 'Hello' } })
    const { body } = await call(api, 'getOverview', { token: admin.token })
    expect(body).toMatchObject({ unpaid: 1, toShip: 1, lowStock: 1, unreadMessages: 1, needsAttention: 0 })
    expect(body.sales).toHaveLength(30)
    const { paidAt } = (await call(api, 'getOrder', { params: { id: orderId }, token: shopper.token })).body
    expect(body.sales).toContainEqual({ day: paidAt?.slice(0, 10), orders: 1, amount: 100 })
    expect(body.sales[0]).toMatchObject({ orders: 0, amount: 0 })
    expect(body.previous).toEqual({ orders: 0, amount: 0 })
    const { body: waiting } = await call(api, 'getWaitingCounts', { token: admin.token })
    expect(body).toMatchObject(waiting)
    const lines = [{ productId, quantity: 8 }]
    await call(api, 'refundOrder', refundParts(admin, orderId, { amount: 90, lines }))
    expect((await call(api, 'getOverview', { token: admin.token })).body).toMatchObject({ toShip: 0 })
  })

  it('names what sells best and what runs out, and takes refunds off', async () => {
    const sold = async () => {
      const { sales } = (await call(api, 'getOverview', { token: admin.token })).body
      const sum = (of: 'orders' | 'amount') => sales.reduce((all, day) => all + day[of], 0)
      return { orders: sum('orders'), amount: sum('amount') }
    }
    const before = await sold()
    const plenty = await aProduct(api, { availableQuantity: 5_000 })
    const scarce = await aProduct(api, { availableQuantity: 30 })
    const other = await aPaidOrder(api, shopper, plenty, 14)
    const orderId = await aPaidOrder(api, shopper, scarce, 20)
    await call(api, 'refundOrder', refundParts(admin, orderId, { amount: 50 }))
    await call(api, 'refundOrder', refundParts(admin, other, { lines: [{ productId: plenty, quantity: 4 }] }))
    const { body } = await call(api, 'getOverview', { token: admin.token })
    expect(await sold()).toEqual({ orders: before.orders + 2, amount: before.amount + 325 })
    expect(body.bestSellers.slice(0, 2)).toMatchObject([
      { productId: scarce, quantity: 20, amount: 250 },
      { productId: plenty, quantity: 10, amount: 125 },
    ])
    const figures = { onHand: 30, committed: 20, available: 10, incoming: 0, sold: 20 }
    expect(body.runningOut).toMatchObject([{ productId: scarce, daysLeft: 14, ...figures }])
  })
})

describe('GET /health', () => {
  it('is ok while everything responds', async () => {
    expect((await call(api, 'getHealth')).body).toMatchObject({ status: 'ok', commit: 'test' })
  })

  it('says which part does not', async () => {
    api.stripe.setFaults({ apiDown: true })
    expect((await call(api, 'getHealth')).body).toMatchObject({
      status: 'degraded',
      parts: { firestore: { status: 'ok' }, stripe: { status: 'degraded', message: expect.any(String) } },
    })
  })

  it('is a 503 that no CDN keeps when the database fails', async () => {
    vi.spyOn(api.shop.database, 'ping').mockRejectedValueOnce(new Error('UNAVAILABLE'))
    const response = await ask(api.parts, '/health', {})
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(response.body)).toMatchObject({
      status: 'down',
      parts: {
        firestore: { status: 'degraded', message: 'The database does not respond.' },
        stripe: { status: 'ok' },
      },
    })
  })
})

interface Operation {
  parameters: { name: string; in: string }[]
  responses: Record<string, { description: string; content: Record<string, { example?: unknown }> }>
}

describe('GET /openapi.json', () => {
  it('is OpenAPI 3.1, as a validator of it says', async () => {
    const { body } = await call(api, 'getOpenApi')
    const verdict = await new Validator().validate(body)
    expect(verdict).toMatchObject({ valid: true })
    expect(body.openapi).toBe('3.1.0')
  })

  it.each(Object.keys(routes) as CallName[])(
    'says of %s what it takes and every way it says no',
    async (name) => {
      const { method, path } = routes[name]
      const { paths } = (await call(api, 'getOpenApi')).body as {
        paths: Record<string, Record<string, Operation>>
      }
      const operation = paths[path]?.[method.toLowerCase()]
      const holes = [...path.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole)
      const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath?.map((parameter) => parameter.name)).toEqual(holes)
      const { 200: good, ...bad } = operation?.responses ?? {}
      expect(good?.content['application/json']?.example).toEqual(exampleOf(name).response)
      if ('statusOf' in calls[name]) delete bad[503]
      const said = Object.entries(bad).flatMap(([status, { description }]) =>
        description.split(', ').map((code) => `${status} ${code.replaceAll('`', '')}`),
      )
      expect(said.toSorted()).toEqual(
        errorsOf(calls[name])
          .map((code) => `${errorStatus[code]} ${code}`)
          .toSorted(),
      )
    },
  )
})

describe('every response', () => {
  it('carries its request id and security headers, and lets no cache keep what is private', async () => {
    for (const name of ['getProfile', 'listProducts'] as const) {
      const { headers } = await send(api, name, { query: { email: shopper.email }, token: shopper.token })
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
      expect(headers.get('strict-transport-security')).toContain('max-age')
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('cache-control')).toContain(name === 'getProfile' ? 'no-store' : 'public')
    }
  })

  it("may be read by pages of the site's own origins and no others", async () => {
    const allowed = async (origin: string) => {
      const { headers } = await fetch(`${api.url}/product`, { headers: { origin } })
      return headers.get('access-control-allow-origin')
    }
    expect(await allowed('https://shop.example')).toBe('https://shop.example')
    expect(await allowed('https://evil.example')).toBeNull()
    expect(await allowed('null')).toBeNull()
    const preflight = await fetch(`${api.url}/order`, {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization,Content-Type')
  })
})

/** Asks an app of its own, over these parts, for something. */
async function ask(parts: AppParts, path: string, headers: Record<string, string>) {
  const server = createServer(createApp(parts))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const body = await response.text()
  server.close()
  return { status: response.status, headers: response.headers, body }
}

describe('a shop that names no other origins', () => {
  it('may be read by no page of another host, and refuses bad questions without a word to caches', async () => {
    const closed = { ...api.parts, http: { ...api.parts.http, siteOrigins: [] } }
    const { status, headers } = await ask(closed, '/product?limit=0', { origin: 'https://shop.example' })
    expect(status).toBe(400)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

const failing = () => Promise.reject(new Error('the disk is full'))

describe('the log', () => {
  it('has one line a request that says how it went, and nothing personal', async () => {
    api.logs.length = 0
    const response = await send(api, 'getProfile', { query: { email: shopper.email }, token: shopper.token })
    await response.text()
    await fetch(`${api.url}/user/${shopper.email}/nothing?token=secret`)
    expect(api.logs.map(({ fields }) => fields)).toEqual([
      {
        requestId: response.headers.get('x-request-id'),
        method: 'GET',
        route: '/singleUser',
        status: 200,
        code: undefined,
        ms: expect.any(Number),
        uid: shopper.uid,
        firestoreCalls: 2,
        firestoreMs: expect.any(Number),
      },
      expect.objectContaining({ route: 'unknown', status: 404, code: 'not_found' }),
    ])
    const text = JSON.stringify(api.logs)
    for (const secret of [shopper.token, shopper.email, 'secret']) expect(text).not.toContain(secret)
  })

  it('has a line for callers who hang up before they get a response, too', async () => {
    api.logs.length = 0
    const { hostname, port } = new URL(api.url)
    const headers = { 'content-type': 'application/json', 'content-length': '1000' }
    const request = requestOf({ hostname, port, path: '/contact', method: 'POST', headers })
    request.on('error', () => undefined)
    const reached = new Promise((resolve) => api.server.once('request', resolve))
    request.write('{')
    await reached
    request.destroy()
    await expect.poll(() => api.logs.map(({ fields }) => fields.status)).toEqual([499])
    expect(api.logs[0]?.fields).toMatchObject({ route: '/contact', method: 'POST' })
  })

  it('tells an engineer what the caller of a 500 is not told', async () => {
    api.logs.length = 0
    const broken = {
      ...api.parts,
      shop: { ...api.shop, overview: { ...api.shop.overview, overview: failing } },
    }
    const { status, body } = await ask(broken, '/overview', { authorization: `Bearer ${admin.token}` })
    expect(status).toBe(500)
    expect(body).not.toContain('the disk is full')
    const { requestId } = JSON.parse(body).error
    expect(api.logs.find(({ level }) => level === 'error')?.fields).toMatchObject({
      requestId,
      error: { message: 'the disk is full', stack: expect.any(String) },
    })
  })
})
