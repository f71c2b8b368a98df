import { z } from 'zod'
import { email, id, moment, page, text } from './fields.ts'
import { limits } from './limits.ts'

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

export const listReviewsQuery = z.object(page)

export const newReview = z.object({
  email,
  rating: z.number().min(limits.ratingMin).max(limits.ratingMax),
  review: text(limits.reviewLength),
})
