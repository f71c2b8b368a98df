import type { Locale } from '@wood-master/contract/locale'
import type { Review as SentReview } from '@wood-master/contract/reviews'
import * as m from '../../texts/reviews.ts'
import type { Kept } from '../kept.ts'
import { storedLocale } from '../language.ts'
import type { ModerationDecision } from '../moderation.ts'
import type { Page, PageRequest } from '../stores.ts'

export type Review = Omit<Kept<SentReview>, 'review' | 'boughtHere'> & {
  uid: string
  text: string
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

export const signedBy = ({ uid, email, name = m.nameless() }: Author, now: Date) => ({
  uid,
  email,
  name,
  locale: storedLocale(),
  createdAt: now,
})

export interface ReviewStore {
  add(review: Review): Promise<void>
  /** Those that everyone may see. */
  list(request: PageRequest): Promise<Page<Review>>
  /** Those of a product that everyone may see. */
  listOfProduct(productId: string, request: PageRequest): Promise<Page<Review>>
  /** Adds the review or replaces the one with its id, and changes the rating. Throws `not_found` or `forbidden` (hidden). */
  putOfProduct(review: ProductReview): Promise<void>
  find(id: string): Promise<Review | HiddenReview | undefined>
  listHidden(request: PageRequest): Promise<Page<HiddenReview>>
  /** Records the decision with it. False when the review was hidden already. Throws `not_found`. */
  hide(id: string, decision: ModerationDecision): Promise<boolean>
  /** Records the decision with it. False when everyone could see the review already. Throws `not_found`. */
  show(id: string, decision: ModerationDecision): Promise<boolean>
}

export async function addReview(
  shop: { reviews: ReviewStore },
  draft: Pick<Review, 'rating' | 'text'>,
  { author, id, now }: { author: Author; id: string; now: Date },
): Promise<string> {
  await shop.reviews.add({ ...draft, id, ...signedBy(author, now) })
  return id
}
