import type { Firestore } from 'firebase-admin/firestore'
import { errors } from '../domain/errors.ts'
import type { ReviewStore } from '../domain/reviews/review-store.ts'
import type { Collections } from './collections.ts'
import { newestFirst, pageOf, usualPageSize } from './list-page.ts'
import { moderationRecords } from './moderation-records.ts'
import type { Outbox } from './outbox.ts'
import { transact } from './transact.ts'

/** Reviews in Firestore. Hidden ones are in a collection of their own, where no public list can find them. */
export function firestoreReviews(
  db: Firestore,
  { reviews, hiddenReviews }: Collections,
  outbox: Outbox,
): ReviewStore {
  const records = moderationRecords(db)

  return {
    async add(review) {
      await reviews.doc(review.id).create(review)
    },

    list: (request) => pageOf({ query: reviews, sorting: newestFirst, request }),

    listHidden: ({ limit = usualPageSize, cursor }) =>
      pageOf({ query: hiddenReviews, sorting: newestFirst, request: { limit, cursor } }),

    hide: (id, decision) =>
      transact(db, async (transaction) => {
        const review = (await transaction.get(reviews.doc(id))).data()
        if (!review) {
          if ((await transaction.get(hiddenReviews.doc(id))).exists) return false
          throw errors.noSuchReview()
        }
        const { reason, at, byEmail: by } = decision
        transaction.delete(reviews.doc(id))
        transaction.create(hiddenReviews.doc(id), { ...review, hidden: { reason, at, by } })
        records.write(transaction, decision, { kind: 'review_hidden', documentId: id })
        await outbox.write(transaction, [
          { kind: 'review_hidden', review, reason, decisionId: decision.id, at },
        ])
        return true
      }),

    show: (id, decision) =>
      transact(db, async (transaction) => {
        const found = (await transaction.get(hiddenReviews.doc(id))).data()
        if (!found) {
          if ((await transaction.get(reviews.doc(id))).exists) return false
          throw errors.noSuchReview()
        }
        const { hidden: _, ...review } = found
        transaction.delete(hiddenReviews.doc(id))
        transaction.create(reviews.doc(id), review)
        records.write(transaction, decision, { kind: 'review_shown', documentId: id })
        return true
      }),
  }
}
