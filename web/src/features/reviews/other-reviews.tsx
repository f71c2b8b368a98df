import { useState } from 'react'
import { errorToast } from '#components/feedback/toast.tsx'
import { Button } from '#components/ui/button.tsx'
import * as m from '#texts/reviews.ts'
import { ProductReview } from './product-review.tsx'
import { type Review, reviewsOfProduct } from './reviews-api.ts'

interface OtherReviewsProps {
  productId: string
  first: Review[]
  /** The reader's own, which is shown above them. */
  ownId: string | undefined
  cursor?: string
}

/** Reviews by others than the reader, a page more on request. */
export function OtherReviews({ productId, first, ownId, cursor: firstCursor }: OtherReviewsProps) {
  const [shown, setShown] = useState(first)
  const [cursor, setCursor] = useState(firstCursor)
  const [pending, setPending] = useState(false)

  const showMore = async () => {
    setPending(true)
    try {
      const { items, nextCursor } = await reviewsOfProduct(productId, cursor)
      const known = new Set([ownId, ...shown.map(({ _id }) => _id)])
      setShown([...shown, ...items.filter(({ _id }) => !known.has(_id))])
      setCursor(nextCursor)
    } catch (error) {
      await errorToast(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {shown.map((review) => (
          <li key={review._id}>
            <ProductReview review={review} />
          </li>
        ))}
      </ul>
      {cursor && (
        <Button look="plain" pending={pending} onClick={showMore} className="justify-self-start">
          {m.more()}
        </Button>
      )}
    </>
  )
}
