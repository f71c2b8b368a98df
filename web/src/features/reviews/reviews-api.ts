import type { ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Review = ResponseOf<'listReviews'>[number]

/** The newest reviews, as many as asked for. Throws `ApiError`. */
export async function latestReviews(limit: number): Promise<Review[]> {
  const { items } = await api.list('listReviews', { query: { limit } })
  return items
}

/** Throws `ApiError`. */
export async function addReview(review: { email: string; rating: number; review: string }): Promise<void> {
  await api.call('addReview', { body: review })
}
