import { listPage } from '#app/list-page.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { SearchField } from '#components/lists/search-field.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { productsWithStock } from '#features/product-admin/product-admin-api.ts'
import { ProductGrid } from '#features/product-admin/product-grid.tsx'
import { catalogueParams, readListFilters } from '#features/products/filters.ts'
import * as m from '#texts/product-admin.ts'

export const { loader, Component } = listPage('listAllProducts', {
  title: m.grid(),
  intro: m.gridHint(),
  back: [adminPaths.manageProducts, m.manageProducts()],
  // As many as have their stock asked for at once.
  limit: 30,
  // In English, which is what is edited.
  filterOf: (search) => ({ ...readListFilters(search), translations: 'true' as const }),
  filters: () => (
    <search className="block">
      <SearchField label={m.search()} placeholder={m.searchHint()} param={catalogueParams.search} />
    </search>
  ),
  load: productsWithStock,
  list: ({ page, ...shown }, search) => (
    <ListFrame page={page} noun="product" label={m.products()} empty={<p>{m.noneFound()}</p>}>
      {(products) => (
        // Each page keeps what is typed on it, while another is saved too.
        <ProductGrid
          key={`${search}`}
          keptAs={`product-grid${search.size > 0 ? `?${search}` : ''}`}
          products={products}
          {...shown}
        />
      )}
    </ListFrame>
  ),
})
