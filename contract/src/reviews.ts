import { z } from 'zod'
import { email, id, moment, page, text } from './fields.ts'
import { limits } from './limits.ts'

/** A review as everyone sees it; `rating` in stars, 0 to 5. */
export const review = z.object({
  _id: id,
  /** Masked, because the list is public: `s•••@wood-master.test`. */
  email: z.string(),
  name: z.string(),
  rating: z.number(),
  review: z.string(),
  createdAt: moment,
})
export type Review = z.infer<typeof review>

/** A page of the reviews. */
export const listReviewsQuery = z.object(page)

/** A review to be published under the caller's own email; `rating` in stars, 0 to 5. */
export const newReview = z.object({
  email,
  rating: z.number().min(limits.ratingMin).max(limits.ratingMax),
  review: text(limits.reviewLength),
})

/** A review as admins moderate it; `hidden` is absent while everyone sees it. */
export const reviewToModerate = review.extend({
  hidden: z
    .object({
      reason: z.string(),
      at: moment,
      /** The admin's email. */
      by: z.string(),
    })
    .optional(),
})
export type ReviewToModerate = z.infer<typeof reviewToModerate>

/** A page of the reviews that everyone sees, or of the hidden ones. */
export const moderationQuery = z.object({ ...page, show: z.enum(['hidden']).optional() })

/** Hides a review or shows it again. */
export const reviewModeration = z.object({ hidden: z.boolean(), reason: text(limits.reasonLength) })
