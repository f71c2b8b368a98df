import { type ReactNode, useState } from 'react'
import { ReasonDialog } from '#components/forms/reason-dialog.tsx'
import { BulkOutcome } from '#components/lists/bulk-outcome.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { SelectionBar } from '#components/lists/selection-bar.tsx'
import { useBulk } from '#components/lists/use-bulk.ts'
import { useSelection } from '#components/lists/use-selection.ts'
import { Button } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import type { Page } from '#lib/api/api-client.ts'
import * as m from '#texts/moderation.ts'
import { ModeratedReview } from './moderated-review.tsx'
import type { ReviewToModerate } from './moderation-api.ts'

interface ModeratedReviewsProps {
  page: Page<ReviewToModerate>
  /** The list's address: filter and page. */
  place: string
  /** The hidden reviews are listed, to be shown again. */
  areHidden: boolean
  empty: ReactNode
}

/** A page of reviews; several are hidden or shown again with one reason, and that can be taken back. */
export function ModeratedReviews({ page, place, areHidden, empty }: ModeratedReviewsProps) {
  const selection = useSelection(page.items, place)
  const { pending, result, run } = useBulk<ReviewToModerate>(({ name }) => m.reviewBy({ name }))
  const [asking, setAsking] = useState(false)
  const count = { count: selection.items.length }

  const moderate = async (reason: string) => {
    const set = (hidden: boolean, why: string) => (review: ReviewToModerate) =>
      api.call('moderateReview', { params: { id: review._id }, body: { hidden, reason: why } })
    await run({
      items: selection.items,
      action: set(!areHidden, reason),
      said: (done) => (areHidden ? m.moderatedShown({ count: done }) : m.moderatedHidden({ count: done })),
      undo: set(areHidden, m.undoReason()),
    })
    setAsking(false)
  }

  return (
    <>
      {page.items.length > 0 && (
        <SelectionBar selection={selection} noun="review">
          <Button className="btn-sm min-h-9" pending={pending} onClick={() => setAsking(true)}>
            {richText(areHidden ? m.showSelected() : m.hideSelected(), {
              of: (words) => <span className="sr-only">{words}</span>,
            })}
          </Button>
        </SelectionBar>
      )}
      <BulkOutcome result={result} pending={pending} />
      <ListFrame page={page} noun="review" label={m.reviews()} empty={empty}>
        {(reviews) => (
          <ul className="flex flex-col gap-4">
            {reviews.map((review) => (
              <ModeratedReview key={review._id} review={review} selection={selection} />
            ))}
          </ul>
        )}
      </ListFrame>
      {asking && (
        <ReasonDialog
          title={areHidden ? m.showCountTitle(count) : m.hideCountTitle(count)}
          text={areHidden ? m.showText() : m.hideManyText()}
          confirm={areHidden ? m.showCount(count) : m.hideCount(count)}
          onConfirm={moderate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
