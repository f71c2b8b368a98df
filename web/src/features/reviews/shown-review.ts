const longReview = 20
const shownCharacters = 100

/** What a home card shows of a review: one longer than 20 characters is cut to its first 100. */
export function shownReview(review: string): string {
  const characters = [...review]
  if (characters.length <= longReview) return review
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}…` : review
}
