import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { createApp } from '../../functions/src/app.ts'
import { composeApp } from '../../functions/src/composition-root.ts'
import type { ProductFeed } from '../../functions/src/domain/catalog/product-feed.ts'
import { memorySearch } from '../../functions/src/search/memory-search.ts'
import { projectId } from '../shop/layout.ts'
import { manyProducts } from './products.ts'

export interface Started {
  shop: string
  bare: string
  /** Milliseconds. */
  buildMs: number
  /** Bytes on the heap, of the products alone and with their index. */
  productBytes: number
  indexBytes: number
}

// In a process of its own, so that the client's work is not measured with it. The database is never asked.
const app = initializeApp({ projectId })
const unused = { url: 'http://127.0.0.1:1', key: '' }
const silent = () => undefined
const parts = composeApp(
  {
    settings: {
      currency: 'usd',
      enforceMinimumOrder: false,
      unpaidOrderHours: 72,
      seller: { name: 'Wood-Master', address: '' },
    },
    stripe: { secretKey: 'sk_test_offline', webhookSecret: 'whsec_offline', apiUrl: unused.url },
    mail: { from: 'shop@wood-master.test', siteUrl: 'http://localhost:5000', sends: false },
    smtpUrl: '',
    imageHost: unused,
    http: { siteOrigins: [], rateLimitFactor: 0, publicListSeconds: 5, trustedProxies: 2, commit: 'bench' },
  },
  {
    db: getFirestore(app),
    auth: getAuth(app),
    log: { info: silent, warn: silent, error: silent },
  },
)

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

const empty = heap()
const products = manyProducts(5_000)
const withProducts = heap()
const feed: ProductFeed = {
  all: async () => products.map((product) => ({ product, at: 1 })),
  since: async () => ({ changed: [], removed: [] }),
  count: async () => products.length,
  synonyms: async () => [{ typed: 'broom handle', means: 'dowel' }],
}
const search = memorySearch(feed, () => new Date())
const started = performance.now()
await search.get('product-0')
const buildMs = performance.now() - started
const withIndex = heap()

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const shop = await listen(createApp({ ...parts, shop: { ...parts.shop, search } }))
const list: unknown = await (await fetch(`${shop}/catalog?limit=24`)).json()
const bare = await listen(
  express().get('/catalog', (_request, response) => {
    response.json(list)
  }),
)
process.send?.({
  shop,
  bare,
  buildMs,
  productBytes: withProducts - empty,
  indexBytes: withIndex - withProducts,
} satisfies Started)
process.once('disconnect', () => process.exit(0))
