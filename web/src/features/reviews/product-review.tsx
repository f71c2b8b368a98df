import { DateText } from '#components/ui/date-text.tsx'
import * as m from '#texts/reviews.ts'
import type { Review } from './reviews-api.ts'
import { Stars } from './stars.tsx'

export function ProductReview({ review }: { review: Review }) {
  return (
    <article
      aria-label={m.reviewByName({ name: review.name })}
      className="rounded-box border border-base-300 p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} />
        {review.boughtHere && <span className="badge badge-outline text-sm">{m.boughtHere()}</span>}
      </div>
      <p className="wrap-anywhere mt-3 max-w-prose own-lines">{review.review}</p>
      <p className="wrap-anywhere mt-3 text-base-content/75 text-sm">
        {review.name} · <DateText at={review.createdAt} />
      </p>
    </article>
  )
}
