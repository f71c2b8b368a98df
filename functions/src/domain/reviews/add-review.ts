import type { Caller } from '../accounts/caller.ts'
import type { Shop } from '../ports.ts'

export interface ReviewDraft {
  rating: number
  text: string
}

const nameless = 'A customer'

/** Writes a review in the caller's own name and answers its id. */
export async function addReview(
  shop: Pick<Shop, 'reviews'>,
  draft: ReviewDraft,
  { author, id, now }: { author: Caller; id: string; now: Date },
): Promise<string> {
  const { uid, email, name = nameless } = author
  await shop.reviews.add({ ...draft, id, uid, email, name, createdAt: now })
  return id
}
