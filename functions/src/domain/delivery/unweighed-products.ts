import { allProducts } from '../catalog/all-products.ts'
import type { Product } from '../catalog/product.ts'
import type { ProductSearch } from '../catalog/product-search.ts'

/** Products that nobody has weighed yet, the newest first; the default weight counts for them. */
export async function unweighedProducts(shop: { search: ProductSearch }): Promise<Product[]> {
  return (await allProducts(shop)).filter(({ weightGrams }) => weightGrams === 0)
}
