import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'
import type { Page } from '#lib/api/api-client.ts'

/** Reviews of a product that are shown at once. */
export const productReviewsOnPage = 6

export type Review = ResponseOf<'listReviews'>[number]

/** The newest reviews, as many as asked for. Throws `ApiError`. */
export async function latestReviews(limit: number): Promise<Review[]> {
  const { items } = await api.list('listReviews', { query: { limit } })
  return items
}

export type OwnReview = ResponseOf<'getOwnReview'>

/** One page of the reviews of a product, the newest first. Throws `ApiError`. */
export function reviewsOfProduct(productId: string, cursor?: string): Promise<Page<Review>> {
  const query = { limit: productReviewsOnPage, ...(cursor ? { cursor } : {}) }
  return api.list('listProductReviews', { params: { id: productId }, query })
}

/** Whether this account may review the product, and what it wrote. Throws `ApiError`. */
export function ownReview(productId: string): Promise<OwnReview> {
  return api.call('getOwnReview', { params: { id: productId } })
}

/** A second review of the same product replaces the first. Throws `ApiError`. */
export async function addReview(review: BodyOf<'addReview'>): Promise<void> {
  await api.call('addReview', { body: review })
}
