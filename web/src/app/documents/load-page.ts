import type { PageSettings, PageSource } from '@wood-master/contract/pages'
import { pageOf } from '#components/lists/page-address.ts'
import { isListView, readCatalogueFilters } from '#features/products/filters.ts'
import type { CatalogQuery } from '#lib/api/catalog.ts'
import type { CataloguePageData, ProductPageData } from './page-data.ts'

const relatedAtMost = 3
const cardsOnPage = 12
const linesOnPage = 50

/** A product's page, with others of its category; or with what comes near a product that is not sold. */
export async function loadProductPage(source: PageSource, id: string): Promise<ProductPageData> {
  const { settings } = source
  const found = await source.product(id)
  if (found.state !== 'sold') return { settings, ...found }
  const { category } = found.product
  const { products } = await source.catalog({ category, available: 'true', limit: relatedAtMost + 1 })
  const related = products.filter(({ _id }) => _id !== found.product._id).slice(0, relatedAtMost)
  return { settings, ...found, related }
}

/** What the catalogue's address asks for. */
export function catalogueQuery(search: URLSearchParams): CatalogQuery {
  const { cursor } = pageOf(search)
  const limit = isListView(search) ? linesOnPage : cardsOnPage
  return { ...readCatalogueFilters(search), limit, ...(cursor ? { cursor } : {}) }
}

/** A page of the catalogue. */
export async function loadCataloguePage(
  source: Pick<PageSource, 'catalog'> & { settings: PageSettings },
  search: URLSearchParams,
): Promise<CataloguePageData> {
  return { settings: source.settings, catalog: await source.catalog(catalogueQuery(search)) }
}
