import { useForm } from 'react-hook-form'
import { useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { TextField } from '#components/forms/field.tsx'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { keysIn } from '#components/forms/kept-draft.ts'
import { submitBy } from '#components/forms/server-errors.ts'
import { useOnce } from '#components/forms/use-once.ts'
import { SubmitButton } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { type ReviewFields, ReviewFieldset } from '#features/reviews/review-fieldset.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/reviews.ts'

export const loader = signedIn((_, account) => account)

export function Component() {
  const { email } = useLoaderData<typeof loader>()
  return (
    <Page title={m.addTitle()} intro={m.intro()}>
      <ReviewForm key={email} email={email} />
    </Page>
  )
}

export function ReviewForm({ email }: { email: string }) {
  const form = useForm<ReviewFields>({ defaultValues: { rating: '', review: '', key: '' } })
  const forgetDraft = useFormDraft(form, 'review')
  const once = useOnce(keysIn(form))

  const submit = submitBy(form, async (typed) => {
    const body = { email, rating: Number(typed.rating), review: typed.review.trim() }
    await once((key) => api.call('addReview', { body: { ...body, key } }))
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
