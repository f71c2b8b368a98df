import type { Product } from '#lib/api/products.ts'
import * as m from '#texts/reviews.ts'
import { Stars } from './stars.tsx'

/** The average of a product's reviews, and the way down to them; nothing while there are none. */
export function RatingLink({ product: { rating } }: { product: Pick<Product, 'rating'> }) {
  if (!rating) return null
  return (
    <a href="#reviews" className="mt-2 inline-flex items-center gap-2 text-sm hover:underline">
      <Stars rating={rating.average} />
      {m.summary({ average: rating.average, count: rating.count })}
    </a>
  )
}
