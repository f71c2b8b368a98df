import { errors } from '../errors.ts'
import type { Product } from './product.ts'
import type { ProductSearch } from './product-search.ts'
import type { ProductStore } from './product-store.ts'

const nearAtMost = 6

/** A product that is sold, or what comes near one that is no longer. */
export type FoundProduct = { product: Product } | { gone: { name: string; near: Product[] } }

/** A product of the catalogue, or what comes near one that was taken out of the shop. Throws `not_found`. */
export async function findCatalogProduct(
  shop: { search: ProductSearch; products: ProductStore },
  id: string,
): Promise<FoundProduct> {
  const known = await shop.search.get(id)
  if (known) return { product: known }
  // Another instance may just have added it.
  const [product, removed] = await Promise.all([shop.products.find(id), shop.products.findRemoved(id)])
  if (product) return { product }
  if (!removed) throw errors.noSuchProduct()
  const { name, category, material = '' } = removed
  return { gone: { name, near: await shop.search.near([name, category, material].join(' '), nearAtMost) } }
}
