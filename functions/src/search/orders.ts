import { nameKey, type Product } from '../domain/catalog/product.ts'
import type { CatalogRequest } from '../domain/catalog/product-search.ts'

type Sort = NonNullable<CatalogRequest['sort']>
type Compare = (one: Product, other: Product) => number

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The newest first; of the same moment, the higher id. */
export const newestFirst: Compare = (one, other) =>
  other.createdAt.getTime() - one.createdAt.getTime() || byText(other.id, one.id)

const compare: Record<Sort, Compare> = {
  newest: newestFirst,
  price: (one, other) => one.unitPrice - other.unitPrice || byText(one.id, other.id),
  '-price': (one, other) => other.unitPrice - one.unitPrice || byText(other.id, one.id),
  name: (one, other) => byText(nameKey(one.name), nameKey(other.name)) || byText(one.id, other.id),
}

/** A sorted copy; ties are broken by the id. */
export const sorted = (products: readonly Product[], sort: Sort): Product[] =>
  products.toSorted(compare[sort])
