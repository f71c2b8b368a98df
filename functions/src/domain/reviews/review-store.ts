import type { ModerationDecision } from '../moderation.ts'
import type { Page, PageRequest } from '../paged.ts'
import type { HiddenReview, Review } from './review.ts'

/** Reviews, those that admins hid included. */
export interface ReviewStore {
  add(review: Review): Promise<void>
  /** Those that everyone may see. */
  list(request: PageRequest): Promise<Page<Review>>
  listHidden(request: PageRequest): Promise<Page<HiddenReview>>
  /** Records the decision with it. False when the review was hidden already. Throws `not_found`. */
  hide(id: string, decision: ModerationDecision): Promise<boolean>
  /** Records the decision with it. False when everyone could see the review already. Throws `not_found`. */
  show(id: string, decision: ModerationDecision): Promise<boolean>
}
