import { decisionOf } from '../../domain/moderation.ts'
import type { Shop } from '../../domain/ports.ts'
import { addReview } from '../../domain/reviews/add-review.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { hiddenReviewResponse, pageResponse, reviewResponse } from '../responses.ts'

type ReviewCalls = 'listReviews' | 'addReview' | 'listReviewsToModerate' | 'moderateReview'

/** The handlers of reviews. */
export function reviewRoutes(shop: Shop): Handlers<ReviewCalls> {
  return {
    async listReviews({ query }) {
      return pageResponse(await shop.reviews.list(query), reviewResponse)
    },

    async addReview({ body, caller, now }) {
      const draft = { rating: body.rating, text: body.review }
      return { insertedId: await addReview(shop, draft, { author: caller, id: shop.newId(), now }) }
    },

    async listReviewsToModerate({ query: { show, ...request } }) {
      if (show === 'hidden') return pageResponse(await shop.reviews.listHidden(request), hiddenReviewResponse)
      return pageResponse(await shop.reviews.list(request), reviewResponse)
    },

    async moderateReview({ params: { id }, body: { hidden, reason }, caller, now }) {
      const decision = decisionOf(caller, { id: shop.newId(), reason, now })
      const changed = await (hidden ? shop.reviews.hide(id, decision) : shop.reviews.show(id, decision))
      return { modifiedCount: changed ? 1 : 0 }
    },
  }
}
