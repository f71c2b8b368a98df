import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router-dom'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { pageOf } from '#components/lists/page-address.ts'
import { Pager } from '#components/lists/pager.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#config/paths.ts'
import { CatalogueFilters } from '#features/products/catalogue-filters.tsx'
import { readFilters } from '#features/products/filters.ts'
import { messages } from '#features/products/messages.ts'
import { ProductCard } from '#features/products/product-card.tsx'
import { ProductGrid } from '#features/products/product-grid.tsx'
import { findProducts } from '#features/products/products-api.ts'

const pageSize = 12

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const { cursor } = pageOf(search)
  return findProducts({ ...readFilters(search), limit: pageSize, cursor }, request.signal)
}

export function Component() {
  const { items, nextCursor } = useLoaderData<typeof loader>()
  const busy = useNavigation().state === 'loading'
  return (
    <div className="page py-10 lg:py-14">
      <PageTitle
        title="Products"
        description="The whole catalogue of wood-working parts and tools: search, sort and see what is in stock."
      />
      <PageHeading intro="Everything we make, by the piece or by the pallet.">Products</PageHeading>
      <CatalogueFilters />
      <p role="status" className="sr-only">
        {busy ? '' : `${items.length} products on this page`}
      </p>
      <div aria-busy={busy} className={`transition-opacity ${busy ? 'opacity-60' : ''}`}>
        {items.length === 0 ? (
          <EmptyState title={messages.noneFound} text={messages.noneFoundText}>
            <Link to={paths.products} className={buttonClass('plain')}>
              {messages.seeAll}
            </Link>
          </EmptyState>
        ) : (
          <ProductGrid>
            {items.map((product) => (
              <ProductCard key={product._id} product={product} level={2} />
            ))}
          </ProductGrid>
        )}
      </div>
      <Pager nextCursor={nextCursor} label="Products" />
    </div>
  )
}
