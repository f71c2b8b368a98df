import { lazy, Suspense } from 'react'
import { CataloguePage } from '#app/documents/catalogue-page.tsx'
import { hydrateDocument } from '#app/documents/hydrate.tsx'
import { createListAddress } from '#app/documents/list-address.ts'
import { catalogueQuery } from '#app/documents/load-page.ts'
import { type CataloguePageData, readPageData } from '#app/documents/page-data.ts'
import { isListView } from '#features/products/filters.ts'
import { browseCatalog } from '#lib/api/catalog.ts'
import type { Product } from '#lib/api/products.ts'

const loadTable = () => import('#features/products/product-table.tsx')
const LaterTable = lazy(async () => ({ default: (await loadTable()).ProductTable }))

const TableOnceWanted = (props: { products: Product[]; currency: string }) => (
  <Suspense>
    <LaterTable {...props} />
  </Suspense>
)

const { pathname, search } = window.location
// A page that shows it already hydrates whole: what was typed into it would be lost later.
const Table = isListView(new URLSearchParams(search)) ? (await loadTable()).ProductTable : TableOnceWanted

hydrateDocument('catalogue', () => {
  const { catalog, settings } = readPageData<CataloguePageData>()
  const address = createListAddress({ pathname, search }, catalog, async (wanted, signal) => {
    const [found] = await Promise.all([
      browseCatalog(catalogueQuery(wanted), signal),
      isListView(wanted) && loadTable(),
    ])
    return found
  })
  return <CataloguePage address={address} settings={settings} Table={Table} />
})
