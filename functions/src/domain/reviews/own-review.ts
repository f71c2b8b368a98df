import type { ProductStore } from '../catalog/product-store.ts'
import { errors } from '../errors.ts'
import { keepsUnitsOf } from '../orders/bought.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { productReviewId } from './product-review-id.ts'
import type { Review } from './review.ts'
import type { ReviewStore } from './review-store.ts'

/** True when the account has paid for units of the product and kept some of them. */
export async function hasBought(
  { orders }: { orders: OrderStore },
  uid: string,
  productId: string,
): Promise<boolean> {
  const found = await orders.listWithProduct(uid, productId)
  return found.some((order) => keepsUnitsOf(order, productId))
}

/** What the account wrote about the product, and whether it may write now. Throws `not_found`. */
export async function ownReview(
  shop: { products: ProductStore; orders: OrderStore; reviews: ReviewStore },
  uid: string,
  productId: string,
): Promise<{ mayReview: boolean; review?: Review }> {
  const [product, bought, review] = await Promise.all([
    shop.products.find(productId),
    hasBought(shop, uid, productId),
    shop.reviews.find(productReviewId(uid, productId)),
  ])
  if (!product) throw errors.noSuchProduct()
  return { mayReview: bought && !(review && 'hidden' in review), review }
}
