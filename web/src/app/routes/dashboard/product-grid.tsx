import { useLoaderData, useLocation } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { SearchField } from '#components/lists/search-field.tsx'
import { pageOf } from '#components/lists/use-address.ts'
import { Page } from '#components/ui/page.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { productsWithStock } from '#features/product-admin/product-admin-api.ts'
import { ProductGrid } from '#features/product-admin/product-grid.tsx'
import { catalogueParams, readListFilters } from '#features/products/filters.ts'
import * as m from '#texts/product-admin.ts'

/** As many as have their stock asked for at once. */
const pageSize = 30

export const loader = adminOnly(({ request: { url, signal } }) => {
  const search = new URL(url).searchParams
  const { cursor } = pageOf(search)
  // In English, which is what is edited.
  const translations = 'true' as const
  const query = { ...readListFilters(search), translations, limit: pageSize, cursor }
  return productsWithStock(query, signal)
})

export function Component() {
  const { page, ...shown } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <Page title={m.grid()} intro={m.gridHint()} back={[adminPaths.manageProducts, m.manageProducts()]}>
      <search className="mb-6 block">
        <SearchField label={m.search()} placeholder={m.searchHint()} param={catalogueParams.search} />
      </search>
      <ListFrame page={page} noun="product" label={m.products()} empty={<p>{m.noneFound()}</p>}>
        {(products) => (
          // Each page keeps what is typed on it, while another is saved too.
          <ProductGrid key={search} keptAs={`product-grid${search}`} products={products} {...shown} />
        )}
      </ListFrame>
    </Page>
  )
}
