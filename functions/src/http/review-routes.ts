import type { Shop } from '../domain/ports.ts'
import { addReview } from '../domain/reviewing/add-review.ts'
import { pageAnswer, reviewAnswer } from './answers.ts'
import type { Handlers } from './handler.ts'

export function reviewRoutes(shop: Shop): Handlers<'listReviews' | 'addReview'> {
  return {
    async listReviews({ query }) {
      return pageAnswer(await shop.reviews.list(query), reviewAnswer)
    },

    async addReview({ body, caller, now }) {
      const draft = { rating: body.rating, text: body.review }
      return { insertedId: await addReview(shop, draft, { author: caller, id: shop.newId(), now }) }
    },
  }
}
