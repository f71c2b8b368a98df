import { type Call, calls } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { type CallName, routes } from '@wood-master/contract/routes'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { type CallParts, send } from '../testing/call.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { aWorld, goodStatus, goodToken, requests, type World } from '../testing/world.ts'
import { everythingIn, expectNothingWritten } from './support/database.ts'
import { hostileTexts, hostileValue } from './support/hostile.ts'

let api: Api
let world: World

beforeAll(async () => {
  api = await startApi()
  world = await aWorld(api)
})
afterAll(() => api.close())

const names = Object.keys(routes) as CallName[]
const callOf = (name: CallName): Call => calls[name]

const tokenFor = (name: CallName) => goodToken(world, name)

const megabyte = 'x'.repeat(1024 * 1024)
/** Keys that would reach a prototype if anybody copied them by hand. */
const polluted = fc.constantFrom('__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString')

/** Every field that a body may have; of a choice, those of all of its options. */
function fieldsOf(schema: z.ZodType): string[] {
  if ('options' in schema) return [...new Set((schema.options as z.ZodType[]).flatMap(fieldsOf))]
  return 'shape' in schema ? Object.keys(schema.shape as object) : []
}

/** A good body with one field turned hostile, or with a hostile key beside it, or something that is no object at all. */
function badBody(schema: z.ZodType, good: object): fc.Arbitrary<unknown> {
  const fields = fieldsOf(schema)
  return fc
    .oneof(
      fc
        .tuple(fc.constantFrom(...fields), hostileValue)
        .map(([field, value]) => ({ ...good, [field]: value })),
      fc
        .constantFrom(...fields)
        .map((field) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== field))),
      hostileValue,
    )
    .filter((body) => !schema.safeParse(JSON.parse(JSON.stringify(body) ?? 'null')).success)
}

async function expectError(name: CallName, parts: CallParts, statuses = [400]): Promise<void> {
  const response = await send(api, name, { ...parts, token: tokenFor(name) })
  const body = await response.text()
  expect({ name, status: response.status, body }).toMatchObject({ status: expect.toBeOneOf(statuses) })
  expect(JSON.parse(body)).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } })
}

describe.each(names.filter((name) => callOf(name).body))('the body of %s', (name) => {
  const schema = callOf(name).body

  it('is refused with a message when anything in it is wrong', async () => {
    if (!schema) return
    const request = await requests[name](world)
    const good = request.body as object
    await expectNothingWritten(api, () =>
      fc.assert(
        fc.asyncProperty(badBody(schema, good), (body) => expectError(name, { ...request, body })),
        { numRuns: 15 },
      ),
    )
  })

  it('is refused when it is not JSON, not said to be JSON, or far too large', async () => {
    const request = await requests[name](world)
    const { params, query } = request
    const type = 'application/json'
    const raw = (body: string, contentType = type) => ({ params, query, raw: { body, type: contentType } })
    await expectNothingWritten(api, async () => {
      for (const broken of ['{', '{"a":}', '[1,', 'NaN', '\u0000', '{"a":1}}', '"', '['.repeat(30_000)]) {
        await expectError(name, raw(broken))
      }
      for (const contentType of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/xml',
        'multipart/form-data',
      ]) {
        await expectError(name, raw(JSON.stringify(request.body), contentType), [415])
      }
      await expectError(name, raw(JSON.stringify({ ...(request.body as object), email: megabyte })), [413])
      await expectError(name, { params, query }, [400])
    })
  })

  it('does not let hostile keys through', async () => {
    await fc.assert(
      fc.asyncProperty(polluted, async (key) => {
        const request = await requests[name](world)
        const body = `${JSON.stringify(request.body).slice(0, -1)},"${key}":{"role":"admin","polluted":true}}`
        const parts = { ...request, body: undefined, raw: { body, type: 'application/json' } }
        const response = await send(api, name, { ...parts, token: tokenFor(name) })
        expect({ name, status: response.status }).toEqual({ name, status: goodStatus(name) })
        expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
        expect((await everythingIn(api)).filter((document) => document.includes('polluted'))).toEqual([])
      }),
      { numRuns: 1 },
    )
  })
})

describe.each(names.filter((name) => callOf(name).query))('the query of %s', (name) => {
  it('is refused with a message when anything in it is wrong', async () => {
    const { query: schema } = callOf(name)
    if (!schema) return
    const request = await requests[name](world)
    const good = request.query ?? {}
    const fields = Object.keys(schema.shape)
    const bad = fc
      .tuple(
        fc.constantFrom(...fields),
        fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ maxLength: 90 })),
      )
      .map(([field, value]) => ({ ...good, [field]: value.toWellFormed() }))
      .filter(
        (query) => new URLSearchParams(query).toString().length < 7_000 && !schema.safeParse(query).success,
      )
    await expectNothingWritten(api, () =>
      fc.assert(
        fc.asyncProperty(bad, (query) => expectError(name, { ...request, query })),
        { numRuns: 15 },
      ),
    )
  })

  it('takes any search and any cursor without falling over', async () => {
    const { query: schema } = callOf(name)
    if (!schema) return
    const request = await requests[name](world)
    const anything = fc.record({
      q: fc.string({ unit: 'binary', maxLength: limits.searchLength }).map((text) => text.toWellFormed()),
      cursor: fc
        .jsonValue({ maxDepth: 1 })
        .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
      limit: fc.constantFrom('1', '100'),
    })
    await fc.assert(
      fc.asyncProperty(anything, async (query) => {
        const parts = { ...request, query: { ...request.query, ...query }, token: tokenFor(name) }
        const { status } = await send(api, name, parts)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 30 },
    )
  })
})

const amounts = ['1e-7', '0.001', '0.1', '9e11']
const moments = ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z']

it.each([
  ['listOrders', 'minPrice', amounts],
  ['listOrders', 'from', moments],
  ['countOrders', 'maxPrice', amounts],
  ['countOrders', 'until', moments],
  ['browseCatalog', 'maxPrice', amounts],
] as const)('%s falls over no %s, however it is written', async (name, field, values) => {
  for (const value of values) {
    const { status } = await send(api, name, { query: { [field]: value }, token: tokenFor(name) })
    expect({ value, status }).toMatchObject({ status: expect.toBeOneOf([200, 400]) })
  }
})

describe.each(names.filter((name) => callOf(name).params))('the path of %s', (name) => {
  it('is refused or leads nowhere when it is a trick', async () => {
    const request = await requests[name](world)
    const { method, path } = routes[name]
    const tricks = [
      '..%2f..%2fusers',
      '%2e%2e%2f',
      '%00',
      '%E0%A4%A',
      '%',
      '__proto__',
      'constructor',
      '.',
      '%20',
      '%F0%9F%92%A5',
      'x'.repeat(4_000),
      'a%40b.test%2f..',
      '%2Fetc%2Fpasswd',
      'a@b',
      '"quoted%20name"@b.test',
    ]
    await expectNothingWritten(api, async () => {
      for (const trick of tricks) {
        const address = `${api.url}${path.replaceAll(/\{\w+\}/g, trick)}`
        const token = tokenFor(name)
        const response = await fetch(address, {
          method,
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(request.body ? { 'content-type': 'application/json' } : {}),
          },
          body: request.body ? JSON.stringify(request.body) : undefined,
        })
        expect({ trick, status: response.status }).toMatchObject({
          status: expect.toBeOneOf([400, 401, 403, 404]),
        })
      }
    })
  })

  it('returns 404 for something that is not there', async () => {
    if (callOf(name).params?.shape.id === undefined) return
    const request = await requests[name](world)
    await expectNothingWritten(api, () =>
      expectError(name, { ...request, params: { ...request.params, id: 'no-such-thing' } }, [404]),
    )
  })
})
