import { type ReactNode, useState } from 'react'
import { ReasonDialog } from '#components/forms/reason-dialog.tsx'
import { BulkOutcome } from '#components/lists/bulk-outcome.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { SelectionBar } from '#components/lists/selection-bar.tsx'
import { useBulk } from '#components/lists/use-bulk.ts'
import { useSelection } from '#components/lists/use-selection.ts'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import type { Page } from '#lib/api/api-client.ts'
import { countOf } from '#lib/text/count.ts'
import { ModeratedReview } from './moderated-review.tsx'
import type { ReviewToModerate } from './moderation-api.ts'
import { moderationMessages as messages } from './moderation-messages.ts'

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
  const { pending, result, run } = useBulk<ReviewToModerate>(({ name }) => messages.reviewBy(name))
  const [asking, setAsking] = useState(false)
  const count = countOf(selection.items.length, 'review')
  const verb = areHidden ? messages.showMany : messages.hideMany

  const moderate = async (reason: string) => {
    const set = (hidden: boolean, why: string) => (review: ReviewToModerate) =>
      api.call('moderateReview', { params: { id: review._id }, body: { hidden, reason: why } })
    await run({
      items: selection.items,
      action: set(!areHidden, reason),
      said: (done) => messages.moderated(done, !areHidden),
      undo: set(areHidden, messages.undoReason),
    })
    setAsking(false)
  }

  return (
    <>
      {page.items.length > 0 && (
        <SelectionBar selection={selection} noun="review">
          <Button className="btn-sm min-h-9" pending={pending} onClick={() => setAsking(true)}>
            {verb}
            <span className="sr-only"> the selected reviews</span>
          </Button>
        </SelectionBar>
      )}
      <BulkOutcome result={result} pending={pending} />
      <ListFrame page={page} noun="review" label="Reviews" empty={empty}>
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
          title={`${verb} ${count}?`}
          text={areHidden ? messages.showText : messages.hideManyText}
          confirm={`${verb} ${count}`}
          onConfirm={moderate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
