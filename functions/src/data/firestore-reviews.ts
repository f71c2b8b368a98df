import type { ReviewStore } from '../domain/reviews/review-store.ts'
import type { Collections } from './collections.ts'
import { newestFirst, pageOf } from './list-page.ts'

/** Reviews in Firestore. */
export function firestoreReviews({ reviews }: Collections): ReviewStore {
  return {
    async add(review) {
      await reviews.doc(review.id).create(review)
    },
    list: (request) => pageOf({ query: reviews, sorting: newestFirst, request }),
  }
}
