import { useLoaderData, useSearchParams } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { SearchField } from '#components/lists/search-field.tsx'
import { pageOf } from '#components/lists/use-address.ts'
import { ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { stockLevels } from '#features/product-admin/product-admin-api.ts'
import { ProductsTable } from '#features/product-admin/products-table.tsx'
import { ExportProducts } from '#features/product-import/export-products.tsx'
import { CatalogueFilters } from '#features/products/catalogue-filters.tsx'
import { catalogueParams, readListFilters } from '#features/products/filters.ts'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import { shopCurrency } from '#lib/api/settings.ts'
import * as m from '#texts/product-admin.ts'

const pageSize = 15
const showParam = 'show'
const filters = { low: { low: 'true' }, drafts: { drafts: 'true' } } as const

export const loader = adminOnly(({ request }) => {
  const search = new URL(request.url).searchParams
  const { cursor } = pageOf(search)
  const shown = search.get(showParam)
  const filter = shown === 'low' || shown === 'drafts' ? filters[shown] : {}
  const query = { ...readListFilters(search), ...filter, limit: pageSize, cursor }
  return pageQuery(['products', query], async (signal) => {
    const [products, currency] = await Promise.all([
      api.list('listAllProducts', { query, signal }),
      shopCurrency(),
    ])
    const ids = products.items.map(({ _id }) => _id)
    return { products, currency, levels: await stockLevels(ids, signal) }
  })
})

const noneShown: Partial<Record<string, [title: () => string, text: () => string]>> = {
  low: [m.noneLow, m.noneLowText],
  drafts: [m.noDrafts, m.noDraftsText],
}

function NoProducts() {
  const [search] = useSearchParams()
  if (search.size === 0) {
    return (
      <EmptyState title={m.noneYet()}>
        <ButtonLink to={adminPaths.addProduct}>{m.addAProduct()}</ButtonLink>
      </EmptyState>
    )
  }
  const [title, text] = (search.size === 1 && noneShown[search.get(showParam) ?? '']) || [
    m.noneFound,
    m.noneFoundText,
  ]
  return (
    <EmptyState title={title()} text={text()}>
      <PlainLink to={adminPaths.manageProducts}>{m.seeAllProducts()}</PlainLink>
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
          <PlainLink to={adminPaths.productGrid}>{m.grid()}</PlainLink>
          <PlainLink to={adminPaths.importProducts}>{m.importCsv()}</PlainLink>
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
          param={showParam}
          choices={{ '': m.all(), low: m.lowStock(), drafts: m.drafts() }}
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
