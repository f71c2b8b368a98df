import { useForm } from 'react-hook-form'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { TextField } from '#components/forms/field.tsx'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { showServerErrors } from '#components/forms/server-errors.ts'
import { SubmitButton } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/reviews.ts'
import { type ReviewFields, ReviewFieldset } from './review-fieldset.tsx'

export function ReviewForm({ email }: { email: string }) {
  const form = useForm<ReviewFields>({ defaultValues: { rating: '', review: '' } })
  const forgetDraft = useFormDraft(form, 'review')

  const submit = form.handleSubmit(async (typed) => {
    try {
      const body = { email, rating: Number(typed.rating), review: typed.review.trim() }
      await api.call('addReview', { body })
    } catch (error) {
      return showServerErrors(form, error)
    }
    forgetDraft()
    form.reset()
    await tellDialog(m.added(), m.addedText())
  })

  return (
    <form onSubmit={submit} noValidate className="flex max-w-xl flex-col gap-5">
      <TextField label={m.email()} type="email" value={email} readOnly className="bg-base-200" />
      <ReviewFieldset form={form} />
      <SubmitButton pending={form.formState.isSubmitting}>{m.addTitle()}</SubmitButton>
    </form>
  )
}
