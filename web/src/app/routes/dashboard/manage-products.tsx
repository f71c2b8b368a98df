import { listPage } from '#app/list-page.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { SearchField } from '#components/lists/search-field.tsx'
import { ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { productsWithStock } from '#features/product-admin/product-admin-api.ts'
import { ProductsTable } from '#features/product-admin/products-table.tsx'
import { ExportProducts } from '#features/product-import/export-products.tsx'
import { CatalogueFilters } from '#features/products/catalogue-filters.tsx'
import { catalogueParams, readListFilters } from '#features/products/filters.ts'
import * as m from '#texts/product-admin.ts'

const showParam = 'show'
const filters = { low: { low: 'true' }, drafts: { drafts: 'true' } } as const

const noneShown: Partial<Record<string, [title: () => string, text: () => string]>> = {
  low: [m.noneLow, m.noneLowText],
  drafts: [m.noDrafts, m.noDraftsText],
}

function NoProducts({ search }: { search: URLSearchParams }) {
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

export const { loader, Component } = listPage('listAllProducts', {
  title: m.manageProducts(),
  actions: (
    <>
      <ExportProducts />
      <PlainLink to={adminPaths.productGrid}>{m.grid()}</PlainLink>
      <PlainLink to={adminPaths.importProducts}>{m.importCsv()}</PlainLink>
      <ButtonLink to={adminPaths.addProduct}>{m.addAProduct()}</ButtonLink>
    </>
  ),
  limit: 15,
  filterOf: (search) => {
    const shown = search.get(showParam)
    const filter = shown === 'low' || shown === 'drafts' ? filters[shown] : {}
    return { ...readListFilters(search), ...filter }
  },
  filters: () => (
    <>
      <CatalogueFilters
        unranked
        words={<SearchField label={m.search()} placeholder={m.searchHint()} param={catalogueParams.search} />}
      />
      <ChoiceLinks
        label={m.productsByStock()}
        param={showParam}
        choices={{ '': m.all(), low: m.lowStock(), drafts: m.drafts() }}
      />
    </>
  ),
  skeleton: <RowSkeletons className="h-18" />,
  load: productsWithStock,
  list: ({ page, ...shown }, search) => (
    <ListFrame page={page} noun="product" label={m.products()} empty={<NoProducts search={search} />}>
      {(products) => <ProductsTable products={products} {...shown} />}
    </ListFrame>
  ),
})
