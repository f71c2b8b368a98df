import { useState } from 'react'
import { DateText } from '#components/ui/date-text.tsx'
import * as m from '#texts/reviews.ts'
import type { Review } from './reviews-api.ts'
import { shownReview } from './shown-review.ts'
import { Stars } from './stars.tsx'

export function ReviewCard({ review }: { review: Review }) {
  const [open, setOpen] = useState(false)
  const shown = shownReview(review.review)
  return (
    <article className="flex flex-col gap-3 rounded-box border border-base-300 bg-base-100 p-6">
      <Stars rating={review.rating} />
      <blockquote className="wrap-anywhere">{open ? review.review : shown}</blockquote>
      {shown !== review.review && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="w-fit font-semibold text-primary underline underline-offset-4"
        >
          {open ? m.readLess() : m.readOn()}
          <span className="sr-only">{m.ofTheReviewOfName({ name: review.name })}</span>
        </button>
      )}
      <footer className="mt-auto border-base-300 border-t pt-3 text-sm">
        <h3 className="font-sans font-semibold text-base">{review.name}</h3>
        <p className="break-all text-base-content/75">
          {review.email} · <DateText at={review.createdAt} />
        </p>
      </footer>
    </article>
  )
}
