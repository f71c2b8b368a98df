import type { Review } from './review.ts'
import type { ReviewStore } from './review-store.ts'

const nameless = 'A customer'

/** Who writes: the account that makes the call. */
type Author = Pick<Review, 'uid' | 'email'> & { name?: string }

/** Writes a review in the caller's own name and returns its id. `rating` is in stars, 0 to 5. */
export async function addReview(
  shop: { reviews: ReviewStore },
  draft: Pick<Review, 'rating' | 'text'>,
  { author, id, now }: { author: Author; id: string; now: Date },
): Promise<string> {
  const { uid, email, name = nameless } = author
  await shop.reviews.add({ ...draft, id, uid, email, name, createdAt: now })
  return id
}
