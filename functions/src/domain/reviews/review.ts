/** A review of the shop, or of a product by somebody who bought it; `rating` in stars, 0 to 5. */
export interface Review {
  id: string
  uid: string
  email: string
  /** The reviewer's displayed name when the review was written. */
  name: string
  rating: number
  text: string
  createdAt: Date
  productId?: string
  /** As it was called when the review was written. */
  productName?: string
}

/** A review of a product. */
export type ProductReview = Review & Required<Pick<Review, 'productId' | 'productName'>>

/** A review that only admins see any more, with who hid it, when and why. */
export interface HiddenReview extends Review {
  hidden: { reason: string; at: Date; by: string }
}

/** Public lists mask emails: `shopper@wood-master.test` becomes `s•••@wood-master.test`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`
}
