import * as m from '#texts/reviews.ts'
import { Star } from './stars.tsx'

interface StarButtonsProps {
  /** From 0 to 5. */
  rating: number
  onChoose: (stars: number) => void
}

/** Five stars to press, which show the number beside them as well as they set it. */
export function StarButtons({ rating, onChoose }: StarButtonsProps) {
  return (
    <fieldset className="-mt-2 flex w-fit">
      <legend className="sr-only">{m.stars()}</legend>
      {[1, 2, 3, 4, 5].map((star) => (
        <button
          key={star}
          type="button"
          aria-label={star === 1 ? '1 star' : m.starStars({ star })}
          aria-pressed={rating === star}
          onClick={() => onChoose(star)}
          className="flex size-11 cursor-pointer items-center justify-center rounded-field hover:bg-base-200"
        >
          <Star fill={rating - star + 1} className="size-7" />
        </button>
      ))}
    </fieldset>
  )
}
