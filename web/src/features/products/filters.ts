import type { ProductQuery } from '#lib/api/products.ts'

export const catalogueParams = { search: 'q', sort: 'sort', inStock: 'stock' } as const

/** How the catalogue can be sorted, newest first by default. */
export const sortNames = {
  newest: 'Newest',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
  name: 'Name',
} as const

type Sort = keyof typeof sortNames

function isSort(value: string | null): value is Sort {
  return value !== null && value in sortNames
}

/** The catalogue's filters from the URL; invalid values are ignored. */
export function readCatalogueFilters(search: URLSearchParams): Pick<ProductQuery, 'q' | 'sort' | 'inStock'> {
  const sort = search.get(catalogueParams.sort)
  const q = search.get(catalogueParams.search)?.trim()
  return {
    ...(q ? { q } : {}),
    ...(isSort(sort) ? { sort } : {}),
    ...(search.get(catalogueParams.inStock) === '1' ? { inStock: 'true' as const } : {}),
  }
}
