import { useLoaderData, useSearchParams } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { pageOf } from '#components/lists/page-address.ts'
import { SearchField } from '#components/lists/search-field.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Page } from '#components/ui/page.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { ProductsTable } from '#features/product-admin/products-table.tsx'
import { stockLevels } from '#features/product-admin/stock-api.ts'
import { ExportProducts } from '#features/product-import/export-products.tsx'
import { CatalogueFilters } from '#features/products/catalogue-filters.tsx'
import { catalogueParams, readListFilters } from '#features/products/filters.ts'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import { shopCurrency } from '#lib/api/settings.ts'
import * as m from '#texts/product-admin.ts'

const pageSize = 15
const lowParam = 'low'

export const loader = adminOnly(({ request }) => {
  const search = new URL(request.url).searchParams
  const { cursor } = pageOf(search)
  const low = search.get(lowParam) === 'yes' ? ({ low: 'true' } as const) : {}
  const query = { ...readListFilters(search), ...low, limit: pageSize, cursor }
  return pageQuery(['products', query], async (signal) => {
    const [products, currency] = await Promise.all([
      api.list('listProducts', { query: { ...query, fresh: Date.now().toString(36) }, signal }),
      shopCurrency(),
    ])
    const ids = products.items.map(({ _id }) => _id)
    return { products, currency, levels: await stockLevels(ids, signal) }
  })
})

function NoProducts() {
  const [search] = useSearchParams()
  if (search.size === 0) {
    return (
      <EmptyState title={m.noneYet()}>
        <ButtonLink to={adminPaths.addProduct}>{m.addAProduct()}</ButtonLink>
      </EmptyState>
    )
  }
  const onlyLow = search.size === 1 && search.has(lowParam)
  return (
    <EmptyState
      title={onlyLow ? m.noneLow() : m.noneFound()}
      text={onlyLow ? m.noneLowText() : m.noneFoundText()}
    >
      <ButtonLink to={adminPaths.manageProducts} look="plain">
        {m.seeAllProducts()}
      </ButtonLink>
    </EmptyState>
  )
}

export function Component() {
  const page = useLoaderData<typeof loader>()
  return (
    <Page
      title={m.manageProducts()}
      actions={
        <>
          <ExportProducts />
          <ButtonLink to={adminPaths.productGrid} look="plain">
            {m.grid()}
          </ButtonLink>
          <ButtonLink to={adminPaths.importProducts} look="plain">
            {m.importCsv()}
          </ButtonLink>
          <ButtonLink to={adminPaths.addProduct}>{m.addAProduct()}</ButtonLink>
        </>
      }
    >
      <CatalogueFilters
        words={<SearchField label={m.search()} placeholder={m.searchHint()} param={catalogueParams.search} />}
      />
      <div className="mb-6">
        <ChoiceLinks
          label={m.productsByStock()}
          param={lowParam}
          choices={{ '': m.all(), yes: m.lowStock() }}
        />
      </div>
      <Deferred query={page} skeleton={<RowSkeletons className="h-18" />}>
        {({ products: loaded, ...rest }) => (
          <ListFrame page={loaded} noun="product" label={m.products()} empty={<NoProducts />}>
            {(products) => <ProductsTable products={products} {...rest} />}
          </ListFrame>
        )}
      </Deferred>
    </Page>
  )
}
