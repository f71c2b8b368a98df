import { cutText } from '#lib/text/cut-text.ts'

const longReview = 20
const shownCharacters = 100

/** What a home card shows of a review: one longer than 20 characters is cut to its first 100. */
export function shownReview(review: string): string {
  return [...review].length <= longReview ? review : cutText(review, shownCharacters)
}
