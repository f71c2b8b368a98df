import { hydrateRoot } from 'react-dom/client'
import { CataloguePage } from '#app/documents/catalogue-page.tsx'
import { createListAddress } from '#app/documents/list-address.ts'
import { catalogueQuery } from '#app/documents/load-page.ts'
import { type CataloguePageData, readPageData } from '#app/documents/page-data.ts'
import { browseCatalog } from '#lib/api/catalog.ts'
import { reloadOnStaleCode } from '#lib/browser/stale-code.ts'

reloadOnStaleCode()

const root = document.getElementById('root')
if (root) {
  const { catalog, settings } = readPageData<CataloguePageData>()
  const { pathname, search } = window.location
  const address = createListAddress({ pathname, search }, catalog, (wanted, signal) =>
    browseCatalog(catalogueQuery(wanted), signal),
  )
  hydrateRoot(root, <CataloguePage address={address} settings={settings} />)
}
