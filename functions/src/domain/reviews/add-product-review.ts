import type { ProductStore } from '../catalog/product-store.ts'
import { errors } from '../errors.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { type Author, nameOf } from './author.ts'
import { hasBought } from './own-review.ts'
import { productReviewId } from './product-review-id.ts'
import type { Review } from './review.ts'
import type { ReviewStore } from './review-store.ts'

/**
 * Writes the caller's review of a product that they bought here, in place of an earlier one, and returns its id.
 * `rating` is in stars, 0 to 5. Throws `not_found`, `not_bought`, `busy`, or `forbidden` when an admin has hidden the
 * earlier one.
 */
export async function addProductReview(
  shop: { products: ProductStore; orders: OrderStore; reviews: ReviewStore },
  draft: Pick<Review, 'rating' | 'text'> & { productId: string },
  { author, now }: { author: Author; now: Date },
): Promise<string> {
  const { uid, email } = author
  const { productId } = draft
  const [product, bought] = await Promise.all([
    shop.products.find(productId),
    hasBought(shop, author, productId),
  ])
  if (!product) throw errors.noSuchProduct()
  if (!bought) throw errors.notBought()
  const id = productReviewId(uid, productId)
  const name = nameOf(author)
  await shop.reviews.putOfProduct({
    ...draft,
    id,
    uid,
    email,
    name,
    productName: product.name,
    createdAt: now,
  })
  return id
}
