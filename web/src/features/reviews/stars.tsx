const outOf = [1, 2, 3, 4, 5] as const
const shape = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'

function Star({ filled }: { filled: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={`size-5 ${filled ? 'fill-primary' : 'fill-base-300'}`}
    >
      <path d={shape} />
    </svg>
  )
}

/** A rating from 0 to 5 as stars; the words are for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <div className="flex gap-0.5">
      <span className="sr-only">{rating} out of 5 stars</span>
      {outOf.map((star) => (
        <Star key={star} filled={rating >= star - 0.5} />
      ))}
    </div>
  )
}
