import { limits } from '@wood-master/contract/limits'
import { useForm } from 'react-hook-form'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { showServerErrors } from '#components/forms/server-errors.ts'
import { Button } from '#components/ui/button.tsx'
import { messages } from './messages.ts'
import { addReview } from './reviews-api.ts'
import { Stars } from './stars.tsx'

interface ReviewFields {
  rating: number | ''
  review: string
}

const { ratingMin, ratingMax } = limits

export function ReviewForm({ email }: { email: string }) {
  const form = useForm<ReviewFields>({ defaultValues: { rating: '', review: '' } })
  const { errors, isSubmitting } = form.formState
  const forgetDraft = useFormDraft(form, 'review')
  const rating = Number(form.watch('rating'))

  const submit = form.handleSubmit(async (typed) => {
    try {
      await addReview({ email, rating: Number(typed.rating), review: typed.review.trim() })
    } catch (error) {
      return showServerErrors(form, error)
    }
    forgetDraft()
    form.reset()
    await tellDialog(messages.added, messages.addedText)
  })

  return (
    <form onSubmit={submit} noValidate className="flex max-w-xl flex-col gap-5">
      <TextField label="Email" type="email" value={email} readOnly className="bg-base-200" />
      <TextField
        label="Rating"
        type="number"
        inputMode="decimal"
        min={ratingMin}
        max={ratingMax}
        step={0.5}
        hint={rating > 0 && rating <= ratingMax ? <Stars rating={rating} /> : messages.ratingRange}
        error={errors.rating?.message}
        {...form.register('rating', {
          required: messages.ratingRequired,
          min: { value: ratingMin, message: messages.ratingRange },
          max: { value: ratingMax, message: messages.ratingRange },
        })}
      />
      <TextArea
        label="Review"
        rows={6}
        maxLength={limits.reviewLength}
        error={errors.review?.message}
        {...form.register('review', {
          required: messages.reviewRequired,
          validate: (text) => text.trim() !== '' || messages.reviewRequired,
        })}
      />
      <Button type="submit" pending={isSubmitting} className="self-start">
        {messages.addTitle}
      </Button>
    </form>
  )
}
