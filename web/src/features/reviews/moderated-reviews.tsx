import type { ResponseOf } from '@wood-master/contract/calls'
import type { ReactNode } from 'react'
import { ActionButton } from '#components/forms/action-button.tsx'
import { BulkList, type BulkStep } from '#components/lists/bulk-list.tsx'
import { SelectBox, type Ticks } from '#components/lists/selection-bar.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import type { Page } from '#lib/api/api-client.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import * as m from '#texts/moderation.ts'
import { Stars } from './stars.tsx'

type ReviewToModerate = ResponseOf<'listReviewsToModerate'>[number]

const moderate = ({ _id: id }: ReviewToModerate, hidden: boolean, reason: string) =>
  api.call('moderateReview', { params: { id }, body: { hidden, reason } })

const moderating = (hidden: boolean): BulkStep<ReviewToModerate> => ({
  name: hidden ? m.hideSelected() : m.showSelected(),
  look: 'primary',
  reason: (count) => ({
    title: hidden ? m.hideCountTitle({ count }) : m.showCountTitle({ count }),
    text: hidden ? m.hideManyText() : m.showText(),
    confirm: hidden ? m.hideCount({ count }) : m.showCount({ count }),
  }),
  action: (review, reason) => moderate(review, hidden, reason),
  said: hidden ? m.moderatedHidden : m.moderatedShown,
  undo: (review) => moderate(review, !hidden, m.undoReason()),
})

interface ModeratedReviewsProps {
  page: Page<ReviewToModerate>
  /** The hidden reviews are listed, to be shown again. */
  areHidden: boolean
  empty: ReactNode
}

export function ModeratedReviews({ page, areHidden, empty }: ModeratedReviewsProps) {
  return (
    <BulkList
      page={page}
      noun="review"
      label={m.reviews()}
      empty={empty}
      nameOf={({ name }) => m.reviewBy({ name })}
      steps={[moderating(!areHidden)]}
    >
      {(review, selection) => <ReviewCard key={review._id} review={review} selection={selection} />}
    </BulkList>
  )
}

function ReviewCard({ review, selection }: { review: ReviewToModerate; selection: Ticks }) {
  const { _id, name, email, rating, hidden } = review
  return (
    <li ref={keepFocus} data-review={_id} className="rounded-box border border-base-300 p-5">
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
          action={(reason) => moderate(review, !hidden, reason)}
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
}
