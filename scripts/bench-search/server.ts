import express from 'express'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { createApp } from '../../functions/src/app.ts'
import type { ProductFeed } from '../../functions/src/domain/catalog/product-search.ts'
import { freshCatalog, memoryProducts, memorySearch } from '../../functions/src/search/memory-search.ts'
import { benchParts } from '../bench-api/bench-parts.ts'
import { listen } from '../bench-api/listening.ts'
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
// Without limits: everything comes from one address.
const parts = benchParts(
  { db: getFirestore(app), auth: getAuth(app) },
  { publicListSeconds: 5, rateLimitFactor: 0 },
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
const catalog = freshCatalog(feed, () => new Date())
const search = memorySearch(catalog)
const started = performance.now()
await search.find({ limit: 1 })
const buildMs = performance.now() - started
const withIndex = heap()

const shopInMemory = { ...parts.shop, search, knownProducts: memoryProducts(catalog) }
const { url: shop } = await listen(createApp({ ...parts, shop: shopInMemory }))
process.on('message', () => process.send?.(process.cpuUsage()))
const list: unknown = await (await fetch(`${shop}/catalog?limit=24`)).json()
const { url: bare } = await listen(
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
