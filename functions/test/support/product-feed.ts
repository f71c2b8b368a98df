import type { Product } from '../../src/domain/catalog/product.ts'
import type { ProductFeed, Synonym } from '../../src/domain/catalog/product-search.ts'

/** A database of products in which nothing changes. */
export function feedOf(products: readonly Product[], synonyms: Synonym[] = []): ProductFeed {
  return {
    all: async () => products.map((product) => ({ product, at: 0 })),
    since: async () => ({ changed: [], sold: [], isMoreSold: false, removed: [] }),
    find: async () => [],
    count: async () => products.length,
    synonyms: async () => synonyms,
  }
}
