import * as z from 'zod'
import type { Product } from '../domain/catalog/product.ts'
import type { ProductFeed, SearchIndex } from '../domain/catalog/product-search.ts'
import { alias, documentOf, schemaOf } from './typesense-collection.ts'
import type { TypesenseServer } from './typesense-server.ts'

/** How long after its own time a change may become visible, and clocks differ, in milliseconds. */
const lateMs = 30_000
const productsAtATime = 500

const collection = z.object({ name: z.string(), metadata: z.object({ seen: z.number() }) })
const named = z.array(z.object({ name: z.string() }))
const imported = z.object({ success: z.boolean(), error: z.string().optional() })

/** Keeps Typesense's collection as the database is. The collection knows itself since when it misses changes. */
export function typesenseIndex(feed: ProductFeed, { ask }: TypesenseServer, now: () => Date): SearchIndex {
  /** Throws after all are sent where some were refused: they don't keep the others out. */
  async function upsert(into: string, products: readonly Product[]): Promise<void> {
    const refused: string[] = []
    for (let from = 0; from < products.length; from += productsAtATime) {
      const lines = products
        .slice(from, from + productsAtATime)
        .map((product) => JSON.stringify(documentOf(product)))
      const answer = await ask(`/collections/${into}/documents/import?action=upsert`, {
        method: 'POST',
        body: lines.join('\n'),
      })
      for (const [index, line] of answer.trim().split('\n').entries()) {
        const { success, error } = imported.parse(JSON.parse(line))
        if (!success) refused.push(`${products[from + index]?.id}: ${error}`)
      }
    }
    if (refused.length > 0)
      throw new Error(`Typesense refused ${refused.length} products, such as ${refused[0]}`)
  }

  /** One by one, because an id in a filter would have to be escaped; nobody removes thousands. */
  async function remove(from: string, ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await ask(`/collections/${from}/documents/${encodeURIComponent(id)}?ignore_not_found=true`, {
        method: 'DELETE',
      })
  }

  return {
    async update() {
      const { name, metadata } = collection.parse(JSON.parse(await ask(`/collections/${alias}`)))
      const seen = now().getTime() - lateMs
      const { changed, removed } = await feed.since(metadata.seen)
      const products = changed.map(({ product }) => product)
      const shown = products.filter(({ draft }) => !draft)
      const hidden = products.filter(({ draft }) => draft)
      // A product may have come back under its old id.
      const back = new Set(shown.map(({ id }) => id))
      const gone = [...removed, ...hidden].map(({ id }) => id).filter((id) => !back.has(id))
      await upsert(name, shown)
      await remove(name, gone)
      await ask(`/collections/${name}`, { method: 'PATCH', body: { metadata: { seen } } })
      return { changed: shown.length, removed: gone.length }
    },

    async rebuild() {
      const name = `${alias}-${now().getTime()}`
      await ask('/collections', { method: 'POST', body: schemaOf(name, now().getTime() - lateMs) })
      const products = (await feed.all()).map(({ product }) => product).filter(({ draft }) => !draft)
      await upsert(name, products)
      await ask(`/aliases/${alias}`, { method: 'PUT', body: { collection_name: name } })
      // Those of an interrupted run, too.
      const all = named.parse(JSON.parse(await ask('/collections')))
      const old = all.filter((one) => one.name !== name && one.name.startsWith(`${alias}-`))
      for (const one of old) await ask(`/collections/${one.name}`, { method: 'DELETE' })
      return products.length
    },
  }
}
