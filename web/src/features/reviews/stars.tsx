import type { Product } from '#lib/api/products.ts'
import * as m from '#texts/reviews.ts'

/** A rating from 0 to 5 as stars; the words are for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <div className="flex gap-0.5">
      <span className="sr-only">{m.ratingOutOf5Stars({ rating })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} fill={rating - star + 1} />
      ))}
    </div>
  )
}

const shape = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'

/** One star; `fill` from 0 to 1, shown as empty, half or full. */
export function Star({ fill, className = 'size-5' }: { fill: number; className?: string }) {
  const half = fill >= 0.25 && fill < 0.75
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <path d={shape} className={fill >= 0.75 ? 'fill-primary' : 'fill-base-300'} />
      {half && <path d={shape} className="fill-primary [clip-path:inset(0_50%_0_0)]" />}
    </svg>
  )
}

export function RatingLink({ product: { rating } }: { product: Pick<Product, 'rating'> }) {
  if (!rating) return null
  return (
    <a href="#reviews" className="mt-2 inline-flex items-center gap-2 text-sm hover:underline">
      <Stars rating={rating.average} />
      {m.summary({ average: rating.average, count: rating.count })}
    </a>
  )
}
