import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { pageOf } from '#components/lists/page-address.ts'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#config/paths.ts'
import { CatalogueFilters } from '#features/products/catalogue-filters.tsx'
import { readCatalogueFilters } from '#features/products/filters.ts'
import { messages } from '#features/products/messages.ts'
import { ProductCard } from '#features/products/product-card.tsx'
import { ProductGrid } from '#features/products/product-grid.tsx'
import { findProducts } from '#lib/api/products.ts'
import { shopCurrency } from '#lib/api/settings.ts'

const pageSize = 12

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const { cursor } = pageOf(search)
  const [page, currency] = await Promise.all([
    findProducts({ ...readCatalogueFilters(search), limit: pageSize, cursor }, request.signal),
    shopCurrency(),
  ])
  return { page, currency }
}

function NoProducts() {
  return (
    <EmptyState title={messages.noneFound} text={messages.noneFoundText}>
      <Link to={paths.products} className={buttonClass('plain')}>
        {messages.seeAll}
      </Link>
    </EmptyState>
  )
}

export function Component() {
  const { page, currency } = useLoaderData<typeof loader>()
  return (
    <div className="page py-10 lg:py-14">
      <PageTitle
        title="Products"
        description="The whole catalogue of wood-working parts and tools: search, sort and see what is in stock."
      />
      <PageHeading intro="Everything we make, by the piece or by the pallet.">Products</PageHeading>
      <CatalogueFilters />
      <ListFrame page={page} noun="product" label="Products" empty={<NoProducts />}>
        {(products) => (
          <ProductGrid>
            {products.map((product) => (
              <ProductCard key={product._id} product={product} currency={currency} level={2} />
            ))}
          </ProductGrid>
        )}
      </ListFrame>
    </div>
  )
}
