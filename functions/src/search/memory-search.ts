import type { ProductFeed } from '../domain/catalog/product-feed.ts'
import type { ProductSearch } from '../domain/catalog/product-search.ts'
import { freshCatalog } from './fresh-catalog.ts'

/**
 * The engine for up to some thousands of products: all of them in the memory of each instance. `lifeMs`: how old what is
 * shown may be, in milliseconds; two seconds where it is absent.
 */
export function memorySearch(feed: ProductFeed, now: () => Date, lifeMs?: number): ProductSearch {
  const fresh = freshCatalog(feed, now, lifeMs)
  return {
    find: async (request) => (await fresh.current()).find(request),
    bySku: async (keys) => (await fresh.current()).bySku(keys),
    get: async (id) => (await fresh.current()).get(id),
    near: async (text, limit) => (await fresh.current()).near(text, limit),
    outdated: () => fresh.outdated(),
  }
}
