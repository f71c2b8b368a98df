import type { Product } from './product.ts'
import type { Synonym } from './synonyms.ts'

/** When a product changed, by the database's clock, in milliseconds. */
export interface ChangedProduct {
  product: Product
  at: number
}

/** When a product left the shop, by the same clock. */
export interface Removal {
  id: string
  at: number
}

/** Where a search engine gets its products from. */
export interface ProductFeed {
  all(): Promise<ChangedProduct[]>
  /** What changed at that time or later. */
  since(at: number): Promise<{ changed: ChangedProduct[]; removed: Removal[] }>
  count(): Promise<number>
  synonyms(): Promise<Synonym[]>
}
