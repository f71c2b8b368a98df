import type { ProductStore } from '../catalog/product-store.ts'
import { errors } from '../errors.ts'
import type { Page, PageRequest } from '../paged.ts'
import type { Review } from './review.ts'
import type { ReviewStore } from './review-store.ts'

/** A page of what buyers think of a product. Throws `not_found` where there is none. */
export async function productReviews(
  shop: { products: ProductStore; reviews: ReviewStore },
  productId: string,
  request: PageRequest,
): Promise<Page<Review>> {
  const [product, page] = await Promise.all([
    shop.products.find(productId),
    shop.reviews.listOfProduct(productId, request),
  ])
  if (!product) throw errors.noSuchProduct()
  return page
}
