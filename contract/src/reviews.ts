import * as z from 'zod'
import { email, id, moment, page, text } from './fields.ts'
import { limits } from './limits.ts'

/** A review as everyone sees it, of the shop or of a product; `rating` in stars, 0 to 5. */
export const review = z.object({
  _id: id,
  /** Masked, because the list is public: `s•••@wood-master.test`. */
  email: z.string(),
  name: z.string(),
  rating: z.number(),
  review: z.string(),
  createdAt: moment,
  productId: z.string().optional(),
  /** As it was called when the review was written. */
  productName: z.string().optional(),
  boughtHere: z.literal(true).optional(),
})
export type Review = z.infer<typeof review>

/**
 * A review to be published under the caller's own email; `rating` in stars, 0 to 5. With a product it is a review of that,
 * by somebody who bought it; a second one of the same product replaces the first. `key` is made once by the page, so that
 * one of the shop that is sent twice is published once.
 */
export const newReview = z.object({
  key: z.uuid().optional(),
  email,
  rating: z.number().min(limits.ratingMin).max(limits.ratingMax),
  review: text(limits.reviewLength),
  productId: id.optional(),
})

export const ownReview = z.object({
  /** They bought it and kept some of it, and no admin has hidden their review. */
  mayReview: z.boolean(),
  /** An admin hid it. */
  hidden: z.literal(true).optional(),
  review: review.optional(),
})
export type OwnReview = z.infer<typeof ownReview>

/** A review as admins moderate it; `hidden` is absent while everyone sees it. */
export const reviewToModerate = review.extend({
  hidden: z.object({ reason: z.string(), at: moment, by: z.string() }).optional(),
})
export type ReviewToModerate = z.infer<typeof reviewToModerate>

export const moderationQuery = z.object({ ...page, show: z.enum(['hidden']).optional() })

export const reviewModeration = z.object({ hidden: z.boolean(), reason: text(limits.reasonLength) })
