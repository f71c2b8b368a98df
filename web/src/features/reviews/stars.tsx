import { Star } from './star.tsx'

/** A rating from 0 to 5 as stars; the words are for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <div className="flex gap-0.5">
      <span className="sr-only">{rating} out of 5 stars</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} fill={rating - star + 1} />
      ))}
    </div>
  )
}
