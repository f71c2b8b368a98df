import { hash } from 'node:crypto'
import type { Locale } from '@wood-master/contract/locale'
import type { Review as SentReview } from '@wood-master/contract/reviews'
import * as m from '../../texts/reviews.ts'
import { type Caller, isSinceOwner } from '../accounts/account.ts'
import type { Keyed } from '../asked.ts'
import { inLanguageOf } from '../catalog/product.ts'
import type { ProductStore } from '../catalog/product-store.ts'
import { errors } from '../errors.ts'
import type { Kept } from '../kept.ts'
import { storedLocale } from '../language.ts'
import type { ModerationDecision } from '../moderation.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { keepsUnitsOf } from '../orders/refund-lines.ts'
import type { Page, PageRequest } from '../stores.ts'

export type Review = Omit<Kept<SentReview>, 'review' | 'boughtHere'> & {
  uid: string
  text: string
  asked?: Keyed['asked']
  /** In which it was written; English without it. */
  locale?: Locale | undefined
}

export type ProductReview = Review & { productId: string; productName: string }

export interface HiddenReview extends Review {
  hidden: { reason: string; at: Date; by: string }
}

/** Public lists mask emails: `shopper@wood-master.test` becomes `s•••@wood-master.test`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`
}

export type Author = Pick<Review, 'uid' | 'email'> & { name?: string; takenOverAt?: Date }

const signedBy = ({ uid, email, name = m.nameless() }: Author, now: Date) => ({
  uid,
  email,
  name,
  locale: storedLocale(),
  createdAt: now,
})

export interface ReviewStore {
  /** Nothing where its id is there already, also hidden. */
  add(review: Review): Promise<void>
  /** Those that everyone may see. */
  list(request: PageRequest): Promise<Page<Review>>
  /** Those of a product that everyone may see. */
  listOfProduct(productId: string, request: PageRequest): Promise<Page<Review>>
  /** Adds the review or replaces the one with its id, and changes the rating. Throws `not_found` or `forbidden` (hidden). */
  putOfProduct(review: ProductReview): Promise<void>
  find(id: string): Promise<Review | HiddenReview | undefined>
  listHidden(request: PageRequest): Promise<Page<HiddenReview>>
  /** Hides a review or shows it again, and records the decision with it. False when it was so already. Throws `not_found`. */
  moderate(id: string, isHidden: boolean, decision: ModerationDecision): Promise<boolean>
}

export async function addReview(
  shop: { reviews: ReviewStore },
  draft: Pick<Review, 'rating' | 'text' | 'asked'>,
  { author, id, now }: { author: Author; id: string; now: Date },
): Promise<string> {
  await shop.reviews.add({ ...draft, id, ...signedBy(author, now) })
  return id
}

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

type Buyer = Pick<Caller, 'uid' | 'takenOverAt'>

async function hasBought({ orders }: { orders: OrderStore }, buyer: Buyer, productId: string) {
  const found = await orders.listWithProduct(buyer.uid, productId)
  return found.some((order) => isSinceOwner(buyer, order) && keepsUnitsOf(order, productId))
}

/** What the account wrote about the product, whether that is hidden, and whether it may write now. Throws `not_found`. */
export async function ownReview(
  shop: { products: ProductStore; orders: OrderStore; reviews: ReviewStore },
  buyer: Buyer,
  productId: string,
): Promise<{ mayReview: boolean; hidden?: true; review?: Review }> {
  const [product, bought, found] = await Promise.all([
    shop.products.find(productId),
    hasBought(shop, buyer, productId),
    shop.reviews.find(productReviewId(buyer.uid, productId)),
  ])
  if (!product) throw errors.noSuchProduct()
  const review = found && isSinceOwner(buyer, found) ? found : undefined
  const isHidden = found !== undefined && 'hidden' in found
  return { mayReview: bought && !isHidden, ...(review && isHidden && { hidden: true }), review }
}

/** Writes the caller's one review of a product that they bought, 0 to 5 stars; returns its id. Throws `not_found`, `not_bought`, `busy` or `forbidden`. */
export async function addProductReview(
  shop: { products: ProductStore; orders: OrderStore; reviews: ReviewStore },
  draft: Pick<Review, 'rating' | 'text'> & { productId: string },
  { author, now }: { author: Author; now: Date },
): Promise<string> {
  const { productId } = draft
  const [product, bought] = await Promise.all([
    shop.products.find(productId),
    hasBought(shop, author, productId),
  ])
  if (!product) throw errors.noSuchProduct()
  if (!bought) throw errors.notBought()
  const id = productReviewId(author.uid, productId)
  const productName = inLanguageOf(product).name
  await shop.reviews.putOfProduct({ ...draft, id, productName, ...signedBy(author, now) })
  return id
}

/** The id of a person's one review of a product; it says nothing of either. */
function productReviewId(uid: string, productId: string): string {
  return hash('sha256', JSON.stringify([uid, productId]), 'base64url').slice(0, 27)
}
