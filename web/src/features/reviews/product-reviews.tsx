import { lazy, Suspense, useCallback, useState } from 'react'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { ErrorState } from '#components/feedback/error-state.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { errorToast } from '#components/feedback/toast.ts'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import type { Page } from '#lib/api/api-client.ts'
import type { Product } from '#lib/api/products.ts'
import { useLoaded } from '#lib/api/use-loaded.ts'
import { useAccount } from '#lib/session/session.ts'
import * as m from '#texts/reviews.ts'
import { ProductReview } from './product-review.tsx'
import { type Review, reviewsOfProduct } from './reviews-api.ts'
import { Stars } from './stars.tsx'

/** Only for those who bought it. */
const OwnProductReview = lazy(async () => ({
  default: (await import('./own-product-review.tsx')).OwnProductReview,
}))

interface ProductReviewsProps {
  product: Pick<Product, '_id' | 'rating'>
  /** The first page, where the document has it already. */
  rendered?: Page<Review>
  /** After a review was saved: the product has another rating then. */
  onRated?: () => void
}

/** What those who bought a product think of it. It needs no router, because the product's page has none. */
export function ProductReviews({ product, rendered, onRated }: ProductReviewsProps) {
  const { _id: id, rating } = product
  const account = useAccount()
  const [saved, setSaved] = useState(0)
  return (
    <section id="reviews" aria-labelledby="product-reviews-title" className="mt-14 max-lg:later scroll-mt-24">
      <h2 id="product-reviews-title" className="mb-4 text-2xl sm:text-3xl">
        {m.ofProduct()}
      </h2>
      {rating && (
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <Stars rating={rating.average} />
          <p>{m.summary({ average: rating.average, count: rating.count })}</p>
        </div>
      )}
      <Reviews
        key={`${account?.uid} ${saved}`}
        productId={id}
        rendered={saved === 0 ? rendered : undefined}
        onSaved={() => {
          setSaved(saved + 1)
          onRated?.()
        }}
      />
    </section>
  )
}

interface ReviewsProps {
  productId: string
  rendered: Page<Review> | undefined
  onSaved: () => void
}

function Reviews({ productId, rendered, onSaved }: ReviewsProps) {
  const account = useAccount()
  const load = useCallback(async () => {
    const [page, own] = await Promise.all([
      // The document's are a minute old at most.
      rendered ?? reviewsOfProduct(productId),
      account ? api.call('getOwnReview', { params: { id: productId } }) : undefined,
    ])
    return { page, own }
  }, [productId, account, rendered])
  const reviews = useLoaded(load)
  if (reviews.state === 'failed') return <ErrorState error={reviews.error} retry={reviews.retry} />
  const known = reviews.state === 'ready' ? reviews.data : rendered && { page: rendered, own: undefined }
  if (!known) {
    return (
      <div className="grid gap-4">
        <span role="status" className="sr-only">
          {m.loadingTheReviews()}
        </span>
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </div>
    )
  }
  const { page, own } = known
  const others = page.items.filter(({ _id }) => _id !== own?.review?._id)
  return (
    <div className="grid gap-6">
      {account && own && (
        <Suspense>
          <OwnProductReview productId={productId} account={account} own={own} onSaved={onSaved} />
        </Suspense>
      )}
      {others.length > 0 ? (
        <OtherReviews
          // The document has the reader's own among them, until it is known which it is.
          key={own?.review?._id}
          productId={productId}
          first={others}
          ownId={own?.review?._id}
          {...(page.nextCursor ? { cursor: page.nextCursor } : {})}
        />
      ) : (
        !own?.review && <EmptyState title={m.noneOfProduct()} text={m.noneOfProductText()} />
      )}
    </div>
  )
}

interface OtherReviewsProps {
  productId: string
  first: Review[]
  /** The reader's own, which is shown above them. */
  ownId: string | undefined
  cursor?: string
}

function OtherReviews({ productId, first, ownId, cursor: firstCursor }: OtherReviewsProps) {
  const [shown, setShown] = useState(first)
  const [cursor, setCursor] = useState(firstCursor)
  const { pending, attempt } = useAttempt(errorToast)

  const showMore = () =>
    attempt(async () => {
      const { items, nextCursor } = await reviewsOfProduct(productId, cursor)
      const known = new Set([ownId, ...shown.map(({ _id }) => _id)])
      setShown([...shown, ...items.filter(({ _id }) => !known.has(_id))])
      setCursor(nextCursor)
    })

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
