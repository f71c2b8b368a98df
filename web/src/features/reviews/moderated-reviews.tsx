import type { ResponseOf } from '@wood-master/contract/calls'
import { type ReactNode, useState } from 'react'
import { ActionButton } from '#components/forms/action-button.tsx'
import { ReasonDialog } from '#components/forms/reason-dialog.tsx'
import { BulkOutcome, useBulk } from '#components/lists/bulk.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { SelectBox, SelectionBar } from '#components/lists/selection-bar.tsx'
import { useSelection } from '#components/lists/use-selection.ts'
import { Button } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import type { Page } from '#lib/api/api-client.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import * as m from '#texts/moderation.ts'
import { Stars } from './stars.tsx'

type ReviewToModerate = ResponseOf<'listReviewsToModerate'>[number]

interface ModeratedReviewsProps {
  page: Page<ReviewToModerate>
  /** The hidden reviews are listed, to be shown again. */
  areHidden: boolean
  empty: ReactNode
}

export function ModeratedReviews({ page, areHidden, empty }: ModeratedReviewsProps) {
  const selection = useSelection(page.items)
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
          <Button small pending={pending} onClick={() => setAsking(true)}>
            {richText(areHidden ? m.showSelected() : m.hideSelected())}
          </Button>
        </SelectionBar>
      )}
      <BulkOutcome result={result} pending={pending} />
      <ListFrame page={page} noun="review" label={m.reviews()} empty={empty}>
        {(reviews) => (
          <ul className="flex flex-col gap-4">
            {reviews.map((review) => {
              const { _id, name, email, rating, hidden } = review
              return (
                <li
                  key={_id}
                  ref={keepFocus}
                  data-review={_id}
                  className="rounded-box border border-base-300 p-5"
                >
                  <article aria-label={m.reviewByName({ name })} className="relative ps-10">
                    <div className="absolute -top-2.5 -start-3">
                      <SelectBox id={_id} selection={selection}>
                        {m.reviewByNoun({ name })}
                      </SelectBox>
                    </div>
                    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                      <h2 className="wrap-anywhere font-sans font-semibold text-base">{name}</h2>
                      <p className="break-all text-base-content/75 text-sm">
                        {email} · <DateText at={review.createdAt} withTime />
                      </p>
                    </div>
                    <Stars rating={rating} />
                    <p className="wrap-anywhere mt-3 max-w-prose own-lines">{review.review}</p>
                    {hidden && (
                      <p className="wrap-anywhere mt-3 border-s-4 border-s-warning ps-3 text-sm">
                        {richText(m.hiddenBecause({ by: hidden.by, reason: hidden.reason }), {
                          datetext: () => <DateText at={hidden.at} withTime />,
                        })}
                      </p>
                    )}
                    <ActionButton
                      look="plain"
                      small
                      className="mt-4"
                      action={(reason) =>
                        api.call('moderateReview', { params: { id: _id }, body: { hidden: !hidden, reason } })
                      }
                      reason={{
                        title: hidden ? m.showTitle() : m.hideTitle(),
                        text: hidden ? m.showText() : m.hideText(),
                        confirm: hidden ? m.show() : m.hide(),
                      }}
                      done={hidden ? m.shown() : m.hidden()}
                    >
                      {richText(hidden ? m.showOne({ name }) : m.hideOne({ name }))}
                    </ActionButton>
                  </article>
                </li>
              )
            })}
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
