import { useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { ReasonDialog } from '#components/forms/reason-dialog.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { SelectBox, type Ticks } from '#components/lists/select-box.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import * as m from '#texts/moderation.ts'
import type { ReviewToModerate } from './moderation-api.ts'
import { Stars } from './stars.tsx'

interface ModeratedReviewProps {
  review: ReviewToModerate
  selection: Ticks
}

export function ModeratedReview({ review, selection }: ModeratedReviewProps) {
  const { pending, run } = useAction()
  const [asking, setAsking] = useState(false)
  const { _id, name, email, rating, hidden } = review

  const moderate = async (reason: string) => {
    await api.call('moderateReview', { params: { id: _id }, body: { hidden: !hidden, reason } })
    setAsking(false)
    await run(() => successToast(hidden ? m.shown() : m.hidden()))
  }

  return (
    <li ref={keepFocus} data-review={_id} className="rounded-box border border-base-300 p-5">
      <article aria-label={m.reviewByName({ name })} className="relative pl-10">
        <div className="absolute -top-2.5 -left-3">
          <SelectBox id={_id} selection={selection}>
            {m.reviewByName2({ name })}
          </SelectBox>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="wrap-anywhere font-sans font-semibold text-base">{name}</h2>
          <p className="break-all text-base-content/75 text-sm">
            {email} · <DateText at={review.createdAt} withTime />
          </p>
        </div>
        <Stars rating={rating} />
        <p className="wrap-anywhere mt-3 max-w-prose whitespace-pre-wrap">{review.review}</p>
        {hidden && (
          <p className="wrap-anywhere mt-3 border-l-4 border-l-warning pl-3 text-sm">
            {richText(m.hiddenByByDatetextReason({ by: hidden.by, reason: hidden.reason }), {
              datetext: () => <DateText at={hidden.at} withTime />,
            })}
          </p>
        )}
        <Button
          look="plain"
          className="btn-sm mt-4 min-h-9"
          pending={pending}
          onClick={() => setAsking(true)}
        >
          {richText(hidden ? m.showOne({ name }) : m.hideOne({ name }), {
            of: (words) => <span className="sr-only">{words}</span>,
          })}
        </Button>
      </article>
      {asking && (
        <ReasonDialog
          title={hidden ? m.showTitle() : m.hideTitle()}
          text={hidden ? m.showText() : m.hideText()}
          confirm={hidden ? m.show() : m.hide()}
          onConfirm={moderate}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
