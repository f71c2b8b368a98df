import { homeCounts } from '@wood-master/contract/limits'
import { useState } from 'react'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { ErrorState } from '#components/feedback/error-state.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { api } from '#lib/api/api.ts'
import { useLoaded } from '#lib/api/use-loaded.ts'
import { useNear } from '#lib/browser/use-near.ts'
import { cutText } from '#lib/text/cut-text.ts'
import * as m from '#texts/reviews.ts'
import type { Review } from './reviews-api.ts'
import { Stars } from './stars.tsx'

const load = () => api.call('listReviews', { query: { limit: homeCounts.reviews } })
const places = Array.from({ length: homeCounts.reviews }, (_, place) => place)
const grid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3'

function Reviews() {
  const { ref, near } = useNear('100%')
  const reviews = useLoaded(load, near)
  if (reviews.state === 'failed') return <ErrorState error={reviews.error} retry={reviews.retry} />
  if (reviews.state === 'loading') {
    return (
      <div ref={ref} className={grid}>
        <span role="status" className="sr-only">
          {m.loadingTheReviews()}
        </span>
        {places.map((place) => (
          <Skeleton key={place} className="h-48" />
        ))}
      </div>
    )
  }
  if (reviews.data.length === 0) return <EmptyState title={m.noneYet()} text={m.noneYetText()} />
  return (
    <div className={grid}>
      {reviews.data.map((review) => (
        <ReviewCard key={review._id} review={review} />
      ))}
    </div>
  )
}

export function LatestReviews() {
  return (
    <section aria-labelledby="reviews-title" className="later bg-base-200 py-16">
      <div className="page">
        <h2 id="reviews-title" className="mb-8 text-3xl sm:text-4xl">
          {m.title()}
        </h2>
        <Reviews />
      </div>
    </section>
  )
}

function ReviewCard({ review }: { review: Review }) {
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
          <span className="sr-only">{m.ofReview({ name: review.name })}</span>
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

const longReview = 20
const shownCharacters = 100

/** What a home card shows of a review: one longer than 20 characters is cut to its first 100. */
export function shownReview(review: string): string {
  return [...review].length <= longReview ? review : cutText(review, shownCharacters)
}
