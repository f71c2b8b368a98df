import type { ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'
import type { Page } from '#lib/api/api-client.ts'

export const productReviewsOnPage = 6

export type Review = ResponseOf<'listReviews'>[number]

export type OwnReview = ResponseOf<'getOwnReview'>

/** One page of the reviews of a product, the newest first. Throws `ApiError`. */
export function reviewsOfProduct(productId: string, cursor?: string): Promise<Page<Review>> {
  const query = { limit: productReviewsOnPage, ...(cursor ? { cursor } : {}) }
  return api.list('listProductReviews', { params: { id: productId }, query })
}
