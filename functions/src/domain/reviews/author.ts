import type { Review } from './review.ts'

const nameless = 'A customer'

/** Who writes: the account that makes the call. */
export type Author = Pick<Review, 'uid' | 'email'> & { name?: string; takenOverAt?: Date }

/** The name that stands at a review. */
export const nameOf = ({ name = nameless }: Author): string => name
