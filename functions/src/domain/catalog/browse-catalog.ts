import type { Product } from './product.ts'
import type { CatalogPage, CatalogRequest, ProductSearch } from './product-search.ts'

/** How many products are offered where nothing was found. */
const nearAtMost = 6

/** A page of the catalogue, never without something to look at. */
export interface BrowsedPage extends CatalogPage {
  /** Only where nothing was found. */
  near?: Product[]
}

/** A page of the catalogue; where nothing fits, what comes near. Throws `invalid_request` for a bad cursor. */
export async function browseCatalog(
  shop: { search: ProductSearch },
  request: CatalogRequest,
): Promise<BrowsedPage> {
  const page = await shop.search.find(request)
  if (page.total > 0) return page
  return { ...page, near: await nearProducts(shop.search, request) }
}

/** The same words without the filters; where those find nothing either, what has something in common with them. */
async function nearProducts(search: ProductSearch, request: CatalogRequest): Promise<Product[]> {
  const { q, category = '', material = '' } = request
  if (q) {
    const { products } = await search.find({ q, limit: nearAtMost })
    if (products.length > 0) return products
  }
  return search.near([q, category, material].join(' '), nearAtMost)
}
