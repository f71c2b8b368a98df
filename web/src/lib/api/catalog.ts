import type { QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from './api.ts'
import type { Product } from './products.ts'

export type CatalogPage = ResponseOf<'browseCatalog'>
export type CatalogQuery = NonNullable<QueryOf<'browseCatalog'>>
export type FacetCount = CatalogPage['facets']['category'][number]

/** A page of the catalogue with what its filters would leave. Throws `ApiError`. */
export function browseCatalog(query: CatalogQuery, signal?: AbortSignal): Promise<CatalogPage> {
  return api.call('browseCatalog', { query, signal })
}

const suggestionsAtMost = 6

/** The first products for words that are being typed. Throws `ApiError`. */
export async function suggestFromCatalog(words: string, signal?: AbortSignal): Promise<Product[]> {
  const { products } = await browseCatalog({ q: words, limit: suggestionsAtMost }, signal)
  return products
}
