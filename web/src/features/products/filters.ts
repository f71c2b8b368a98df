import { documentLimits } from '@wood-master/contract/document-limits'
import type { CatalogQuery } from '#lib/api/catalog.ts'
import type { ProductQuery } from '#lib/api/products.ts'
import * as m from '#texts/products.ts'

export const catalogueParams = {
  search: 'q',
  sort: 'sort',
  inStock: 'stock',
  category: 'category',
  material: 'material',
  maxPrice: 'max',
  view: 'view',
} as const

export const sortNames = {
  newest: m.newest(),
  price: m.priceLowToHigh(),
  '-price': m.priceHighToLow(),
  name: m.name(),
} as const

const sorts = Object.keys(sortNames) as (keyof typeof sortNames)[]
export type CatalogueFilters = Omit<CatalogQuery, 'limit' | 'cursor'>

/** A price in major units (dollars) as somebody typed it; nothing when it is none. */
function readPrice(said: string | null): number | undefined {
  if (said === null || !/^\d{0,6}(\.\d{1,2})?$/.test(said)) return undefined
  const price = Number(said)
  return price > 0 && price <= documentLimits.maxPrice ? price : undefined
}

export function readCatalogueFilters(search: URLSearchParams): CatalogueFilters {
  const textOf = (param: string, longest: number) => search.get(param)?.trim().slice(0, longest) || undefined
  return {
    q: textOf(catalogueParams.search, documentLimits.searchLength),
    sort: sorts.find((one) => one === search.get(catalogueParams.sort)),
    available: search.get(catalogueParams.inStock) === '1' ? 'true' : undefined,
    category: textOf(catalogueParams.category, documentLimits.categoryLength),
    material: textOf(catalogueParams.material, documentLimits.materialLength),
    maxPrice: readPrice(search.get(catalogueParams.maxPrice)),
  }
}

/** The filters of a list of products that has words, an order and the stock alone; invalid values are ignored. */
export function readListFilters(search: URLSearchParams): Pick<ProductQuery, 'q' | 'sort' | 'inStock'> {
  const { q, sort, available: inStock } = readCatalogueFilters(search)
  return { q, sort, inStock }
}

export const isListView = (search: URLSearchParams): boolean => search.get(catalogueParams.view) === 'list'
