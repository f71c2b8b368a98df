import { type Author, nameOf } from './author.ts'
import type { Review } from './review.ts'
import type { ReviewStore } from './review-store.ts'

/** Writes a review of the shop in the caller's own name and returns its id. `rating` is in stars, 0 to 5. */
export async function addReview(
  shop: { reviews: ReviewStore },
  draft: Pick<Review, 'rating' | 'text'>,
  { author, id, now }: { author: Author; id: string; now: Date },
): Promise<string> {
  const { uid, email } = author
  await shop.reviews.add({ ...draft, id, uid, email, name: nameOf(author), createdAt: now })
  return id
}
