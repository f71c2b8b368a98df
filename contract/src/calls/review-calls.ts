import { inserted } from '../responses.ts'
import * as reviews from '../reviews.ts'
import { adminChange, adminList, aPage, byId, type Call, listOf, ownRead } from './call.ts'

export const reviewCalls = {
  listReviews: {
    summary: 'All reviews, newest first, or a page of them',
    access: 'anyone',
    query: aPage,
    ...listOf(reviews.review),
    cdnSeconds: 60,
    perMinute: 300,
  },
  addReview: {
    summary:
      'Add a review of the shop, or of a product by somebody who bought it: paid for, and not all of it refunded. A second review of the same product replaces the first, unless an admin has hidden that; `key` is for a review of the shop',
    access: 'own email only',
    body: reviews.newReview,
    response: inserted,
    perMinute: 5,
    errors: ['not_found', 'not_bought', 'busy'],
  },
  listProductReviews: {
    summary: 'Reviews of a product by people who bought it, newest first, or a page of them',
    access: 'anyone',
    params: byId,
    query: aPage,
    ...listOf(reviews.review),
    // Short, because who has written one looks for it.
    cdnSeconds: 10,
    perMinute: 300,
    errors: ['not_found'],
  },
  getOwnReview: {
    summary: 'Whether the caller may review a product, and the review that they wrote',
    ...ownRead,
    params: byId,
    response: reviews.ownReview,
    errors: ['not_found'],
  },
  listReviewsToModerate: {
    summary:
      'The public reviews or the hidden ones, newest first; the hidden ones with who hid them, when and why',
    ...adminList(reviews.moderationQuery, reviews.reviewToModerate),
  },
  moderateReview: {
    summary: 'Hide a review from everyone but admins, or show it again; the reason is kept on record',
    ...adminChange,
    body: reviews.reviewModeration,
  },
} as const satisfies Record<string, Call>
