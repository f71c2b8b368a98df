import type { Firestore } from 'firebase-admin/firestore'
import { isDone } from '../domain/asked.ts'
import { errors } from '../domain/errors.ts'
import type { HiddenReview, Review, ReviewStore } from '../domain/reviews/review.ts'
import type { Collections } from './collections.ts'
import { readEach, readIn } from './converter.ts'
import { newestFirst, pageOf } from './list-page.ts'
import type { Outbox } from './outbox.ts'
import { readRating } from './product-documents.ts'
import { transact } from './transact.ts'

/** Reviews in Firestore, hidden ones in a collection of their own. A product's rating changes in the same transaction. */
export function firestoreReviews(db: Firestore, collections: Collections, outbox: Outbox): ReviewStore {
  const { reviews, hiddenReviews, moderationRecords } = collections

  return {
    add: (review) =>
      transact(db, async (transaction) => {
        const place = reviews.doc(review.id)
        const [shown, hidden] = await readEach(transaction, place, hiddenReviews.doc(review.id))
        if (!isDone(shown ?? hidden, review)) transaction.create(place, review)
      }),

    list: (request) => pageOf({ query: reviews, sorting: newestFirst, request }),

    listOfProduct: (productId, request) =>
      pageOf({ query: reviews.where('productId', '==', productId), sorting: newestFirst, request }),

    putOfProduct: (review) =>
      transact(db, async (transaction) => {
        const [[hidden, earlier], rating] = await Promise.all([
          readEach(transaction, hiddenReviews.doc(review.id), reviews.doc(review.id)),
          readRating(transaction, collections, review.productId),
        ])
        if (!rating.product) throw errors.noSuchProduct()
        if (hidden) throw errors.reviewHidden()
        transaction.set(reviews.doc(review.id), review)
        rating.change({ added: review.rating, removed: earlier?.rating })
      }),

    async find(id) {
      const [shown, hidden] = await Promise.all([reviews.doc(id).get(), hiddenReviews.doc(id).get()])
      return shown.data() ?? hidden.data()
    },

    listHidden: (request) => pageOf({ query: hiddenReviews, sorting: newestFirst, request }),

    moderate: (id, isHidden, decision) =>
      transact(db, async (transaction) => {
        const [from, to] = isHidden ? [reviews, hiddenReviews] : [hiddenReviews, reviews]
        const found = await readIn<Review & Partial<HiddenReview>>(transaction, from.doc(id))
        if (!found) {
          if ((await transaction.get(to.doc(id))).exists) return false
          throw errors.noSuchReview()
        }
        const { hidden: _, ...review } = found
        const rating = await readRating(transaction, collections, review.productId)
        const { id: decisionId, reason, at, byEmail: by } = decision
        const kind = isHidden ? 'review_hidden' : 'review_shown'
        rating.change(isHidden ? { removed: review.rating } : { added: review.rating })
        transaction.delete(from.doc(id))
        const after = isHidden ? { ...review, hidden: { reason, at, by } } : review
        transaction.create(to.doc(id), after)
        transaction.create(moderationRecords.doc(decisionId), { ...decision, kind, documentId: id })
        if (kind === 'review_hidden')
          await outbox.write(transaction, [{ kind, review, reason, decisionId, at }])
        return true
      }),
  }
}
