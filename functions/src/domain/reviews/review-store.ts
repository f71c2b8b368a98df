import type { ModerationDecision } from '../moderation.ts'
import type { Page, PageRequest } from '../paged.ts'
import type { HiddenReview, ProductReview, Review } from './review.ts'

/** Reviews, those that admins hid included. */
export interface ReviewStore {
  add(review: Review): Promise<void>
  /** Those that everyone may see. */
  list(request: PageRequest): Promise<Page<Review>>
  /** Those of a product that everyone may see. */
  listOfProduct(productId: string, request: PageRequest): Promise<Page<Review>>
  /**
   * Adds the review or replaces the one with its id, and changes the product's rating with it. Throws `not_found` for a
   * product that left the shop, `forbidden` when an admin has hidden the earlier review.
   */
  putOfProduct(review: ProductReview): Promise<void>
  /** Also a hidden one, with what it was hidden for. */
  find(id: string): Promise<Review | HiddenReview | undefined>
  listHidden(request: PageRequest): Promise<Page<HiddenReview>>
  /** Records the decision with it. False when the review was hidden already. Throws `not_found`. */
  hide(id: string, decision: ModerationDecision): Promise<boolean>
  /** Records the decision with it. False when everyone could see the review already. Throws `not_found`. */
  show(id: string, decision: ModerationDecision): Promise<boolean>
}
