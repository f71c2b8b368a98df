import { documentLimits } from '@wood-master/contract/document-limits'
import type { PageSettings, PageSource } from '@wood-master/contract/pages'
import { pageOf } from '#components/lists/use-address.ts'
import { cardText } from '#features/products/card-text.ts'
import { isListView, readCatalogueFilters } from '#features/products/filters.ts'
import { productReviewsOnPage } from '#features/reviews/reviews-api.ts'
import type { CatalogQuery } from '#lib/api/catalog.ts'
import type { Product } from '#lib/api/products.ts'
import type { CataloguePageData, ProductPageData } from './page-data.ts'

const relatedAtMost = 4
const cardsOnPage = 12
const linesOnPage = 50

/** With no more of its description and images than its card shows, because the document carries each product twice. */
const onCard = (product: Product): Product => ({
  ...product,
  description: cardText(product.description),
  images: [product.img],
})

/** Others of its category that can be bought, then what has something in common with its name. */
async function relatedProducts(source: PageSource, product: Product): Promise<Product[]> {
  const { _id, category, categoryKey = category, name } = product
  const byWords = source.catalog({
    q: name.slice(0, documentLimits.searchLength),
    available: 'true',
    limit: relatedAtMost + 1,
  })
  const lists = [
    source.catalog({ category: categoryKey, available: 'true', limit: relatedAtMost + 1 }),
    // A search engine that is silent takes no product's page down.
    byWords.catch(() => ({ products: [] })),
    source.catalog({ available: 'true', limit: 2 * relatedAtMost + 1 }),
  ]
  const found = (await Promise.all(lists)).flatMap(({ products }) => products)
  const others = new Map(found.filter((other) => other._id !== _id).map((other) => [other._id, other]))
  return [...others.values()].slice(0, relatedAtMost).map(onCard)
}

/** A product's page, with others like it; or with what comes near a product that is not sold. */
export async function loadProductPage(source: PageSource, id: string): Promise<ProductPageData> {
  const { settings } = source
  const found = await source.product(id)
  if (found.state !== 'sold') return { settings, ...found }
  const [related, reviews, deliveryTimes] = await Promise.all([
    relatedProducts(source, found.product),
    source.reviews(id, productReviewsOnPage),
    source.deliveryTimes(found.product),
  ])
  return { settings, ...found, related, reviews, deliveryTimes }
}

export function catalogueQuery(search: URLSearchParams): CatalogQuery {
  const { cursor } = pageOf(search)
  const limit = isListView(search) ? linesOnPage : cardsOnPage
  return { ...readCatalogueFilters(search), limit, ...(cursor ? { cursor } : {}) }
}

export async function loadCataloguePage(
  source: Pick<PageSource, 'catalog'> & { settings: PageSettings },
  search: URLSearchParams,
): Promise<CataloguePageData> {
  const catalog = await source.catalog(catalogueQuery(search))
  return { settings: source.settings, catalog: { ...catalog, products: catalog.products.map(onCard) } }
}
