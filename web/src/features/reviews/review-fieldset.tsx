import { limits } from '@wood-master/contract/limits'
import type { UseFormReturn } from 'react-hook-form'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { fieldOf, filled } from '#components/forms/field-of.ts'
import * as m from '#texts/reviews.ts'
import { Star } from './stars.tsx'

/** What a review's form holds; the rating in stars, empty until it is chosen. */
export interface ReviewFields {
  rating: number | ''
  review: string
  /** Of what was sent, until it is answered. */
  key?: string
}

const { ratingMin, ratingMax } = limits

export function ReviewFieldset({ form }: { form: UseFormReturn<ReviewFields> }) {
  const field = fieldOf(form)
  const { isSubmitted, isSubmitting } = form.formState
  const typed = form.watch('rating')
  const rating = typed === '' ? 0 : Number(typed)
  return (
    <>
      <TextField
        label={m.rating()}
        type="number"
        inputMode="decimal"
        min={ratingMin}
        max={ratingMax}
        step={0.5}
        className="w-28"
        hint={m.ratingRange()}
        readOnly={isSubmitting}
        {...field('rating', {
          required: m.ratingRequired(),
          min: { value: ratingMin, message: m.ratingRange() },
          max: { value: ratingMax, message: m.ratingRange() },
        })}
      />
      {/* Five stars to press, which show the number beside them as well as they set it. */}
      <fieldset className="-mt-2 flex w-fit">
        <legend className="sr-only">{m.stars()}</legend>
        {[1, 2, 3, 4, 5].map((star) => (
          <button
            key={star}
            type="button"
            aria-label={m.starsChosen({ star })}
            aria-pressed={rating === star}
            onClick={() => form.setValue('rating', star, { shouldDirty: true, shouldValidate: isSubmitted })}
            className="flex size-11 cursor-pointer items-center justify-center rounded-field hover:bg-base-200"
          >
            <Star fill={rating - star + 1} className="size-7" />
          </button>
        ))}
      </fieldset>
      <TextArea
        label={m.review()}
        rows={6}
        maxLength={limits.reviewLength}
        readOnly={isSubmitting}
        {...field('review', filled(m.reviewRequired()))}
      />
    </>
  )
}
