import { homeCounts } from '@wood-master/contract/limits'
import { startTransition, useEffect, useState } from 'react'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { ErrorState } from '#components/feedback/error-state.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { PlainLink } from '#components/ui/button.tsx'
import { paths } from '#config/paths.ts'
import { newestProducts } from '#lib/api/products.ts'
import { useLoaded } from '#lib/api/use-loaded.ts'
import { useNear } from '#lib/browser/use-near.ts'
import * as m from '#texts/products.ts'
import { ProductCard } from './product-card.tsx'
import { productGridClass } from './product-grid.ts'

const load = () => newestProducts(homeCounts.products)
const places = Array.from({ length: homeCounts.products }, (_, place) => place)

function Tools() {
  const { ref, near } = useNear('100%')
  const tools = useLoaded(load, near)
  const shop = tools.state === 'ready' ? tools.data : undefined
  const count = shop?.products.length
  // One card after the other: laid out together they hold the page up.
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (count && drawn < count) startTransition(() => setDrawn(drawn + 1))
  }, [count, drawn])
  if (tools.state === 'failed') return <ErrorState error={tools.error} retry={tools.retry} />
  if (count === 0) return <EmptyState title={m.noneYet()} text={m.noneYetText()} />
  return (
    <div ref={ref} className="relative">
      {!shop && (
        <span
          role="status"
          aria-label={m.loadingTheTools()}
          className="spinner absolute inset-x-0 top-24 z-10 mx-auto size-7 text-primary"
        />
      )}
      <div className={productGridClass()}>
        {places.slice(0, count).map((place) => {
          const product = place < drawn && shop?.products[place]
          return product ? (
            <ProductCard key={place} product={product} currency={shop.currency} />
          ) : (
            <ProductCardSkeleton key={place} />
          )
        })}
      </div>
    </div>
  )
}

export function LatestTools() {
  return (
    <section
      id="tools"
      aria-labelledby="tools-title"
      className="page frame-later pt-4 pb-16 [contain-intrinsic-height:132rem] lg:pt-8"
    >
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h2 id="tools-title" className="text-3xl sm:text-4xl">
          {m.toolsTitle()}
        </h2>
        <PlainLink to={paths.products}>{m.seeAll()}</PlainLink>
      </div>
      <Tools />
    </section>
  )
}

function ProductCardSkeleton() {
  return (
    <div
      className="row-span-6 overflow-hidden rounded-box border border-base-300 pb-120 sm:pb-88"
      aria-hidden="true"
    >
      <Skeleton className="aspect-square w-full rounded-none" />
    </div>
  )
}
