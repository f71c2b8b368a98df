import { limits } from '@wood-master/contract/limits'
import { locale } from '@wood-master/contract/locale'
import { errors } from '../errors.ts'
import type { Page } from '../stores.ts'
import { inLanguageOf, type Product } from './product.ts'
import type { CatalogPage, CatalogRequest, ProductSearch } from './product-search.ts'
import type { ProductList, ProductRepository, ProductStore } from './product-store.ts'

/** Products offered where nothing was found. */
const nearAtMost = 6

/** A page of the catalogue; where nothing fits, what comes near. Throws `invalid_request` for a bad cursor. */
export async function browseCatalog(
  shop: { search: ProductSearch },
  request: CatalogRequest,
): Promise<CatalogPage & { near?: Product[] }> {
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

/** A product that is sold, or what comes near one that is no longer. */
export type FoundProduct = { product: Product } | { gone: { name: string; near: Product[] } }

/** A product of the catalogue, or what comes near one that was taken out of the shop. Throws `not_found`. */
export async function findCatalogProduct(
  shop: { knownProducts: ProductRepository; search: ProductSearch; products: ProductStore },
  id: string,
): Promise<FoundProduct> {
  const known = await shop.knownProducts.find(id)
  if (known) return { product: known }
  // Another instance may just have added it.
  const [product, removed] = await Promise.all([shop.products.find(id), shop.products.findRemoved(id)])
  if (product) return { product }
  if (!removed) throw errors.noSuchProduct()
  const { name, category, material = '' } = inLanguageOf(removed)
  return { gone: { name, near: await shop.search.near([name, category, material].join(' '), nearAtMost) } }
}

/**
 * A page of the products, the newest first unless sorted otherwise. In English words are the beginnings of those in names and
 * SKUs; elsewhere what the catalogue finds in the language, or parts of names where it can't filter.
 */
export async function listProducts(
  shop: { knownProducts: ProductRepository; search: ProductSearch; products: ProductStore },
  request: ProductList,
): Promise<Page<Product>> {
  const { q, inStock, low, drafts, limit = limits.pageSize, sort = 'newest', cursor } = request
  if (locale() === 'en' || (!q && sort !== 'name'))
    return shop.products.list(q ? { ...request, limit } : request)
  if (!q || low || drafts === 'only') return shop.knownProducts.list(request)
  const [found, unpublished] = await Promise.all([
    shop.search.find({ q, available: inStock, limit, sort, cursor }),
    // The search knows none of them, which are few and cannot be bought: they come before its first page.
    drafts && !cursor && !inStock ? shop.knownProducts.list({ q, drafts: 'only', limit }) : undefined,
  ])
  return { items: [...(unpublished?.items ?? []), ...found.products], nextCursor: found.nextCursor }
}
