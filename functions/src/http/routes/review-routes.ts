import type { Shop } from '../../domain/ports.ts'
import { addReview } from '../../domain/reviews/add-review.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { pageResponse, reviewResponse } from '../responses.ts'

/** The handlers of reviews. */
export function reviewRoutes(shop: Shop): Handlers<'listReviews' | 'addReview'> {
  return {
    async listReviews({ query }) {
      return pageResponse(await shop.reviews.list(query), reviewResponse)
    },

    async addReview({ body, caller, now }) {
      const draft = { rating: body.rating, text: body.review }
      return { insertedId: await addReview(shop, draft, { author: caller, id: shop.newId(), now }) }
    },
  }
}
