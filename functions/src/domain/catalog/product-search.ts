import type { QueryOf } from '@wood-master/contract/calls'
import type { SearchSettings, CatalogPage as SentPage } from '@wood-master/contract/catalog'
import * as m from '../../texts/catalog.ts'
import { errors } from '../errors.ts'
import { nameKey, type Product } from './product.ts'

/**
 * What somebody looks for in the catalogue; category and material are compared without case. Without words everything is
 * found; without an order the newest come first, or, of what was typed, what fits best.
 */
export interface CatalogRequest extends Pick<Asked, 'q' | 'category' | 'material' | 'sort' | 'cursor'> {
  /** Minor units (cents) for one unit, below the first price break. */
  maxUnitPrice?: number | undefined
  available?: boolean | undefined
  limit: number
}
type Asked = NonNullable<QueryOf<'browseCatalog'>>

/** How many products each value, in English, would leave beside all the other filters; the most frequent first. */
export type Facets = SentPage['facets']
export type FacetCount = Facets['category'][number]

export type CatalogPage = Omit<SentPage, 'products' | 'near'> & { products: Product[] }

/** The search engine, in the language of the moment. Every engine passes `functions/test/support/product-search-contract.ts`. */
export interface ProductSearch {
  /** Throws `invalid_request` for a cursor that it did not make, `busy` where an engine outside does not answer. */
  find(request: CatalogRequest): Promise<CatalogPage>
  /** Products that have something in common with the text, the closest first; what is new in the shop where nothing has. */
  near(text: string, limit: number): Promise<Product[]>
}

/** What a search engine outside the instances knows of the products. Both throw where it does not answer or refuses something. */
export interface SearchIndex {
  /** Takes over what changed since the last time; safe to repeat, by one at a time. */
  update(): Promise<{ changed: number; removed: number }>
  /** Makes it anew beside the one in use, then changes over; answers how many products it has. */
  rebuild(): Promise<number>
}

/** When a product changed, by the database's clock, in milliseconds. */
export interface ChangedProduct {
  product: Product
  at: number
}

export interface ProductNews {
  changed: ChangedProduct[]
  sold: ChangedProduct[]
  isMoreSold: boolean
  removed: { id: string; at: number }[]
}

export interface ProductFeed {
  all(): Promise<ChangedProduct[]>
  /** What changed at that time or later; of what only sold, the last ones, and whether there is more. */
  since(at: number): Promise<ProductNews>
  /** As they are now; those that left the shop are absent. */
  find(ids: readonly string[]): Promise<ChangedProduct[]>
  count(): Promise<number>
  synonyms(): Promise<Synonym[]>
}

export type Synonym = SearchSettings['synonyms'][number]

/** Throws `invalid_request` where two entries are for the same words, or one means itself. */
export function assertSynonyms(synonyms: readonly Synonym[]): void {
  const known = new Set<string>()
  for (const [index, { typed, means, language = 'en' }] of synonyms.entries()) {
    const key = nameKey(typed)
    if (key === nameKey(means)) throw invalid(`synonyms.${index}.means`, m.synonymIsItself())
    if (known.has(`${language} ${key}`)) throw invalid(`synonyms.${index}.typed`, m.synonymTwice())
    known.add(`${language} ${key}`)
  }
}

const invalid = (field: string, message: string) => errors.badField(field, message, m.checkSynonyms())
