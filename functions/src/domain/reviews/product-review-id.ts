import { createHash } from 'node:crypto'

/** The id of a person's one review of a product; it says nothing of either. */
export function productReviewId(uid: string, productId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([uid, productId]))
    .digest('base64url')
    .slice(0, 27)
}
