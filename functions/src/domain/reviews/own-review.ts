import { type Caller, isSinceOwner } from '../accounts/account.ts'
import type { ProductStore } from '../catalog/product-store.ts'
import { errors } from '../errors.ts'
import { keepsUnitsOf } from '../orders/bought.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { productReviewId } from './product-review-id.ts'
import type { Review } from './review.ts'
import type { ReviewStore } from './review-store.ts'

type Buyer = Pick<Caller, 'uid' | 'takenOverAt'>

/** True when the account has paid for units of the product and kept some of them. */
export async function hasBought(
  { orders }: { orders: OrderStore },
  buyer: Buyer,
  productId: string,
): Promise<boolean> {
  const found = await orders.listWithProduct(buyer.uid, productId)
  return found.some((order) => isSinceOwner(buyer, order) && keepsUnitsOf(order, productId))
}

/** What the account wrote about the product, and whether it may write now. Throws `not_found`. */
export async function ownReview(
  shop: { products: ProductStore; orders: OrderStore; reviews: ReviewStore },
  buyer: Buyer,
  productId: string,
): Promise<{ mayReview: boolean; review?: Review }> {
  const [product, bought, found] = await Promise.all([
    shop.products.find(productId),
    hasBought(shop, buyer, productId),
    shop.reviews.find(productReviewId(buyer.uid, productId)),
  ])
  if (!product) throw errors.noSuchProduct()
  const review = found && isSinceOwner(buyer, found) ? found : undefined
  return { mayReview: bought && !(found && 'hidden' in found), review }
}
