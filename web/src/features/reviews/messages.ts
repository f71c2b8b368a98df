/** The texts of the reviews. */
export const messages = {
  title: 'Customer Reviews',
  readOn: 'Read on',
  readLess: 'Show less',
  addTitle: 'Add Review',
  ratingRequired: 'Rating is required',
  ratingRange: 'Choose a rating from 0 to 5',
  reviewRequired: 'Review is required',
  added: 'Review Added',
  addedText: 'Successful',
  noneYet: 'No reviews yet',
  noneYetText: 'Be the first to tell others what you think.',
} as const
