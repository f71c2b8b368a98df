import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { pageOf } from '#components/lists/page-address.ts'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { CatalogueFilters } from '#features/products/catalogue-filters.tsx'
import { CatalogueSearch } from '#features/products/catalogue-search.tsx'
import { FacetChips } from '#features/products/facet-chips.tsx'
import { catalogueParams, isListView, readCatalogueFilters } from '#features/products/filters.ts'
import { NothingFound } from '#features/products/nothing-found.tsx'
import { PriceCeiling } from '#features/products/price-ceiling.tsx'
import { ProductCard } from '#features/products/product-card.tsx'
import { ProductGrid } from '#features/products/product-grid.tsx'
import { ProductTable } from '#features/products/product-table.tsx'
import { ViewSwitch } from '#features/products/view-switch.tsx'
import { browseCatalog } from '#lib/api/catalog.ts'
import { shopCurrency } from '#lib/api/settings.ts'
import { countOf } from '#lib/text/count.ts'

const cardsOnPage = 12
const linesOnPage = 50

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const { cursor } = pageOf(search)
  const limit = isListView(search) ? linesOnPage : cardsOnPage
  const [catalog, currency] = await Promise.all([
    browseCatalog({ ...readCatalogueFilters(search), limit, ...(cursor ? { cursor } : {}) }, request.signal),
    shopCurrency(),
  ])
  return { catalog, currency }
}

export function Component() {
  const { catalog, currency } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { products: items, total, facets, near = [], nextCursor } = catalog
  return (
    <div className="page py-10 lg:py-14">
      <PageTitle
        title="Products"
        description="The whole catalogue of wood-working parts and tools: search, sort and see what is in stock."
      />
      <PageHeading intro="Everything we make, by the piece or by the pallet.">Products</PageHeading>
      <CatalogueFilters words={<CatalogueSearch currency={currency} />}>
        <PriceCeiling />
      </CatalogueFilters>
      <div className="mb-6 flex flex-col gap-3">
        <FacetChips label="Categories" param={catalogueParams.category} counts={facets.category} />
        <FacetChips label="Materials" param={catalogueParams.material} counts={facets.material} />
      </div>
      <div className="mb-4 flex items-center justify-between gap-4">
        <p className="text-base-content/75">{countOf(total, 'product')}</p>
        <ViewSwitch />
      </div>
      <ListFrame
        page={{ items, nextCursor }}
        noun="product"
        label="Products"
        empty={<NothingFound near={near} currency={currency} />}
      >
        {(products) =>
          isListView(search) ? (
            <ProductTable products={products} currency={currency} />
          ) : (
            <ProductGrid>
              {products.map((product) => (
                <ProductCard key={product._id} product={product} currency={currency} level={2} />
              ))}
            </ProductGrid>
          )
        }
      </ListFrame>
    </div>
  )
}
