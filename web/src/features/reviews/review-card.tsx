import { DateText } from '#components/ui/date-text.tsx'
import type { Review } from './reviews-api.ts'
import { shownReview } from './shown-review.ts'
import { Stars } from './stars.tsx'

export function ReviewCard({ review }: { review: Review }) {
  return (
    <article className="flex flex-col gap-3 rounded-box border border-base-300 bg-base-100 p-6">
      <Stars rating={review.rating} />
      <blockquote className="flex-1 wrap-anywhere">{shownReview(review.review)}</blockquote>
      <footer className="border-base-300 border-t pt-3 text-sm">
        <h3 className="font-sans font-semibold text-base">{review.name}</h3>
        <p className="break-all text-base-content/75">
          {review.email} · <DateText at={review.createdAt} />
        </p>
      </footer>
    </article>
  )
}
