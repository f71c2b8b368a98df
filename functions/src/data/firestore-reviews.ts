import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { errors } from '../domain/errors.ts'
import type { ModerationRecord } from '../domain/moderation.ts'
import type { ReviewStore } from '../domain/reviews/review.ts'
import type { Collections } from './collections.ts'
import { readEach, readIn } from './converter.ts'
import { newestFirst, newestOf, pageOf } from './list-page.ts'
import type { Outbox } from './outbox.ts'
import { readRating } from './product-documents.ts'
import { transact } from './transact.ts'

/** Reviews in Firestore, hidden ones in a collection of their own. A product's rating changes in the same transaction. */
export function firestoreReviews(db: Firestore, collections: Collections, outbox: Outbox): ReviewStore {
  const { reviews, hiddenReviews, moderationRecords } = collections
  const record = (transaction: Transaction, decision: ModerationRecord) =>
    transaction.create(moderationRecords.doc(decision.id), decision)

  return {
    add: async (review) => void (await reviews.doc(review.id).create(review)),

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

    listHidden: (request) => newestOf(hiddenReviews, request),

    hide: (id, decision) =>
      transact(db, async (transaction) => {
        const review = await readIn(transaction, reviews.doc(id))
        if (!review) {
          if ((await transaction.get(hiddenReviews.doc(id))).exists) return false
          throw errors.noSuchReview()
        }
        const rating = await readRating(transaction, collections, review.productId)
        const { reason, at, byEmail: by } = decision
        rating.change({ removed: review.rating })
        transaction.delete(reviews.doc(id))
        transaction.create(hiddenReviews.doc(id), { ...review, hidden: { reason, at, by } })
        record(transaction, { ...decision, kind: 'review_hidden', documentId: id })
        const news = { kind: 'review_hidden', review, reason, decisionId: decision.id, at } as const
        await outbox.write(transaction, [news])
        return true
      }),

    show: (id, decision) =>
      transact(db, async (transaction) => {
        const found = await readIn(transaction, hiddenReviews.doc(id))
        if (!found) {
          if ((await transaction.get(reviews.doc(id))).exists) return false
          throw errors.noSuchReview()
        }
        const { hidden: _, ...review } = found
        const rating = await readRating(transaction, collections, review.productId)
        rating.change({ added: review.rating })
        transaction.delete(hiddenReviews.doc(id))
        transaction.create(reviews.doc(id), review)
        record(transaction, { ...decision, kind: 'review_shown', documentId: id })
        return true
      }),
  }
}
