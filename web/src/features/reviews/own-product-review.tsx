import '#styles/index.css'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { hasDraft } from '#components/forms/kept-draft.ts'
import { Button } from '#components/ui/button.tsx'
import type { Account } from '#lib/session/session.ts'
import * as m from '#texts/reviews.ts'
import { ProductReview } from './product-review.tsx'
import type { OwnReview } from './reviews-api.ts'

/** Most people only read: the form comes when it is opened. */
const ProductReviewForm = lazy(async () => ({
  default: (await import('./product-review-form.tsx')).ProductReviewForm,
}))

interface OwnProductReviewProps {
  productId: string
  account: Account
  own: OwnReview
  onSaved: () => void
}

export function OwnProductReview({ productId, account, own, onSaved }: OwnProductReviewProps) {
  const { mayReview, hidden, review } = own
  const draft = `review.${productId}`
  const [writing, setWriting] = useState(() => mayReview && hasDraft(draft))
  if (writing)
    return (
      <Suspense fallback={<Skeleton className="h-72 max-w-xl" />}>
        <ProductReviewForm
          productId={productId}
          draft={draft}
          email={account.email}
          earlier={review}
          onSaved={() => {
            setWriting(false)
            onSaved()
          }}
          onCancel={() => setWriting(false)}
        />
      </Suspense>
    )
  return (
    <div className="flex flex-col items-start gap-4">
      {review && (
        <section aria-label={m.yourReview()} className="w-full">
          <h3 className="mb-2 font-sans font-semibold text-base">{m.yourReview()}</h3>
          {hidden && <p className="mb-2 text-sm">{m.yourHidden()}</p>}
          <ProductReview review={review} />
        </section>
      )}
      {mayReview && (
        <Button look="plain" onClick={() => setWriting(true)}>
          {review ? m.change() : m.write()}
        </Button>
      )}
    </div>
  )
}
