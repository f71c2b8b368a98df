import { numberText } from '#lib/text/numbers.ts'
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
  ofProduct: 'Reviews',
  noneOfProduct: 'No reviews yet',
  noneOfProductText: 'Those who buy it here can review it.',
  boughtHere: 'Bought here',
  yourReview: 'Your review',
  yourHidden: 'The shop has hidden your review. Only you see it here.',
  write: 'Write a review',
  change: 'Change your review',
  publish: 'Publish review',
  more: 'Show more reviews',
  summary: (average: number, count: number) =>
    `${average} out of 5, from ${count === 1 ? 'one review' : `${numberText(count)} reviews`}`,
} as const
