import { idByKey } from '../../domain/id-by-key.ts'
import type { Shop } from '../../domain/ports.ts'
import { addProductReview, addReview, ownReview, productReviews } from '../../domain/reviews/review.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { hiddenReviewResponse, modified, pageResponse, reviewResponse } from '../responses.ts'

export function reviewRoutes(shop: Shop) {
  return {
    listReviews: async ({ query }) => pageResponse(await shop.reviews.list(query), reviewResponse),

    async addReview({ body, asked, caller, now }) {
      const { key, rating, review: text, productId } = body
      if (productId !== undefined) {
        const draft = { rating, text, productId }
        return { insertedId: await addProductReview(shop, draft, { author: caller, now }) }
      }
      const id = key ? idByKey(caller.uid, key) : shop.newId()
      return { insertedId: await addReview(shop, { rating, text, asked }, { author: caller, id, now }) }
    },

    listProductReviews: async ({ params, query }) =>
      pageResponse(await productReviews(shop, params.id, query), reviewResponse),

    async getOwnReview({ params, caller }) {
      const { review, ...own } = await ownReview(shop, caller, params.id)
      return { ...own, review: review && reviewResponse(review) }
    },

    async listReviewsToModerate({ query: { show, ...request } }) {
      if (show === 'hidden') return pageResponse(await shop.reviews.listHidden(request), hiddenReviewResponse)
      return pageResponse(await shop.reviews.list(request), reviewResponse)
    },

    moderateReview({ params: { id }, body: { hidden, reason }, caller, now: at }) {
      const { uid: byUid, email: byEmail } = caller
      const decision = { id: shop.newId(), reason, byUid, byEmail, at }
      return modified(shop.reviews.moderate(id, hidden, decision))
    },
  } satisfies Partial<Handlers>
}
