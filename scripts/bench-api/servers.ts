import { randomUUID } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { devNull } from 'node:os'
import { calls } from '@wood-master/contract/calls'
import express from 'express'
import { type AppParts, createApp } from '../../functions/src/app.ts'
import { placed } from '../../functions/src/domain/orders/order-rules.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'
import type { Hold } from '../../functions/src/domain/stock/hold.ts'
import type { HitCounters } from '../../functions/src/http/pipeline/rate-limit.ts'
import { freshCatalog, memoryProducts, memorySearch } from '../../functions/src/search/memory-search.ts'
import { manyProducts } from '../../functions/src/search/testing/many-products.ts'
import { aProduct } from '../../functions/testing/factories.ts'
import { signUp } from '../../functions/testing/sign-in.ts'
import { startApi } from '../../functions/testing/start-api.ts'
import type { Pair, Request } from '../benchmarks/tools/load.ts'
import { pastedLists, queries } from './typed.ts'

/** What is compared, by section; sent to the parent once everything listens. */
export type Compared = Record<'lists' | 'orders' | 'search', Pair[]>

/** Every request is counted as in production, and none is rejected: everything comes from one address. */
const rateLimitFactor = 1_000_000

// The log is written as in production, but to nowhere.
const sink = openSync(devNull, 'w')
const write = (message: string, fields: object) =>
  void writeSync(sink, `${JSON.stringify({ message, ...fields })}\n`)
const log = { info: write, warn: write, error: write }
process.once('disconnect', () => {
  closeSync(sink)
  process.exit(0)
})

async function listen(app: RequestListener): Promise<string> {
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const api = await startApi({ publicListSeconds: 5, rateLimitFactor })
const hits = new Map<string, number>()
const inMemory = {
  shop: {
    maintenance: { ...api.shop.maintenance, current: async () => undefined, saving: async () => false },
  },
  counters: {
    async increment(key, windowMs) {
      const totalHits = (hits.get(key) ?? 0) + 1
      hits.set(key, totalHits)
      return { totalHits, resetTime: new Date(Date.now() + windowMs) }
    },
  } satisfies HitCounters,
}

const shopWith = (shop: Partial<Shop>, parts: Partial<AppParts> = {}) =>
  listen(createApp({ ...api.parts, ...parts, shop: { ...api.shop, log, ...shop } }))

/** The least an Express app can do: the same JSON, and nothing else. */
async function bareList(shop: string, path: string): Promise<string> {
  const body: unknown = await (await fetch(shop + path)).json()
  return listen(express().get('/', (_request, response) => void response.json(body)))
}

async function lists(): Promise<Pair[]> {
  for (let index = 0; index < 50; index++) await aProduct(api, { name: `Product ${index} of the list` })
  const [shop, uncached] = [
    await shopWith({}),
    await shopWith({}, { http: { ...api.parts.http, publicListSeconds: 0 } }),
  ]
  const [six, fifty] = ['/product?limit=6', '/product?limit=50']
  const [bareSix, bareFifty] = [await bareList(shop, six), await bareList(shop, fifty)]
  return [
    { what: 'six products, as deployed', shop: { url: shop + six }, bare: { url: bareSix } },
    { what: 'fifty products, as deployed', shop: { url: shop + fifty }, bare: { url: bareFifty } },
    { what: 'six products, from the database', shop: { url: uncached + six }, bare: { url: bareSix } },
  ]
}

async function orders(): Promise<Pair[]> {
  const buyers = await Promise.all(Array.from({ length: 50 }, () => signUp(api, 'buyer')))
  const accounts = await Promise.all(
    buyers.map(async ({ uid }) => [uid, await api.shop.accounts.find(uid)] as const),
  )
  const known = new Map(accounts)
  const product = {
    productId: 'oak-dowels',
    sku: 'OAK-DOWELS',
    productName: 'Oak dowels',
    img: '',
    unit: 'piece',
  } as const
  const terms = { quantity: 4, unitPrice: 1250, currency: 'usd', state: 'held' } as const
  /** The hold that belongs to whoever asks: its id begins with the buyer's. */
  const holdOf = (id: string): Hold => ({
    id,
    uid: id.slice(0, id.lastIndexOf('_')),
    ...product,
    ...terms,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 900_000),
  })
  // Everything but the database itself: the rule of the use case runs on what the database would have found.
  const stubbed: Partial<Shop> = {
    ...inMemory.shop,
    accounts: { ...api.shop.accounts, find: async (uid) => known.get(uid) },
    orders: {
      ...api.shop.orders,
      turnHoldIntoOrder: async (id, rule) => placed(rule({ hold: holdOf(id) }), 'WM-BENCH'),
    },
  }
  const shop = await shopWith(stubbed, { counters: inMemory.counters })
  /** The least that a validated order takes: the body as JSON, checked with the same schema, and an id. */
  const bare = express().post('/order', express.json(), (request, response) => {
    const parsed = calls.placeOrder.body.safeParse(request.body)
    if (parsed.success) response.json({ insertedId: randomUUID() })
    else response.status(400).json({ error: parsed.error.issues })
  })
  const requests = buyers.map(
    ({ uid, email, token }): Request => ({
      method: 'POST',
      path: '/order',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        email,
        price: 50,
        quantity: 4,
        productName: 'Oak dowels',
        img: '',
        holdId: `${uid}_hold`,
      }),
    }),
  )
  const pair = { shop: { url: shop, requests }, bare: { url: await listen(bare), requests } }
  return [{ what: 'an order, the database stubbed', ...pair }]
}

async function search(): Promise<Pair[]> {
  const products = manyProducts(Number(process.argv[2]))
  const catalog = freshCatalog(
    {
      all: async () => products.map((product) => ({ product, at: 1 })),
      since: async () => ({ changed: [], sold: [], isMoreSold: false, removed: [] }),
      find: async () => [],
      count: async () => products.length,
      synonyms: async () => [{ typed: 'broom handle', means: 'dowel' }],
    },
    () => new Date(),
  )
  const found: Partial<Shop> = { search: memorySearch(catalog), knownProducts: memoryProducts(catalog) }
  const shop = await shopWith({ ...inMemory.shop, ...found }, { counters: inMemory.counters })
  const bare = { url: await bareList(shop, '/catalog?limit=24') }
  const searches = queries.map((q) => ({ path: `/catalog?${new URLSearchParams({ limit: '24', q })}` }))
  const pasted = pastedLists.map(
    (text): Request => ({
      method: 'POST',
      path: '/cart/parse',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    }),
  )
  return [
    { what: 'a search', shop: { url: shop, requests: searches }, bare },
    { what: 'a category by price', shop: { url: `${shop}/catalog?limit=24&category=Saws&sort=price` }, bare },
    { what: 'a costly list pasted', shop: { url: shop, requests: pasted, mayRefuse: true }, bare },
  ].map((pair) => ({ ...pair, connections: [1] }))
}

process.send?.({ lists: await lists(), orders: await orders(), search: await search() } satisfies Compared)
