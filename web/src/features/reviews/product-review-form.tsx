import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { successToast } from '#components/feedback/toast.ts'
import { hasDraft, useKeptDraft } from '#components/forms/kept-draft.ts'
import { submitBy } from '#components/forms/server-errors.ts'
import { Button, SubmitButton } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { useAskBeforeUnload } from '#lib/browser/ask-before-unload.ts'
import { keepFocus, takeFocus } from '#lib/browser/focus-heading.ts'
import * as m from '#texts/reviews.ts'
import { type ReviewFields, ReviewFieldset } from './review-fieldset.tsx'
import type { Review } from './reviews-api.ts'

interface ProductReviewFormProps {
  productId: string
  /** Under which name what is typed is kept. */
  draft: string
  email: string
  /** The one that is replaced. */
  earlier: Review | undefined
  onSaved: () => void
  onCancel: () => void
}

export function ProductReviewForm(props: ProductReviewFormProps) {
  const { productId, draft, email, earlier, onSaved, onCancel } = props
  // Nobody has pressed anything where it is open because it was begun earlier.
  const [hold] = useState(() => (hasDraft(draft) ? keepFocus : takeFocus))
  const { rating = '', review = '' } = earlier ?? {}
  const form = useForm<ReviewFields>({ defaultValues: { rating, review } })
  const forget = useKeptDraft(form, draft)
  const { isDirty, isSubmitting } = form.formState
  useAskBeforeUnload(isDirty)

  const submit = submitBy(form, async (typed) => {
    const body = { email, rating: Number(typed.rating), review: typed.review.trim(), productId }
    await api.call('addReview', { body })
    forget()
    await successToast(m.added())
    onSaved()
  })

  return (
    <form ref={hold} onSubmit={submit} noValidate className="flex max-w-xl flex-col gap-5">
      <ReviewFieldset form={form} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={isSubmitting}>{m.publish()}</SubmitButton>
        <Button
          look="quiet"
          onClick={() => {
            forget()
            onCancel()
          }}
        >
          {m.cancel()}
        </Button>
      </div>
    </form>
  )
}
