import { CataloguePage } from '#app/documents/catalogue-page.tsx'
import { hydrateDocument } from '#app/documents/hydrate.tsx'
import { createListAddress } from '#app/documents/list-address.ts'
import { catalogueQuery } from '#app/documents/load-page.ts'
import { type CataloguePageData, readPageData } from '#app/documents/page-data.ts'
import { browseCatalog } from '#lib/api/catalog.ts'

hydrateDocument('catalogue', () => {
  const { catalog, settings } = readPageData<CataloguePageData>()
  const { pathname, search } = window.location
  const address = createListAddress({ pathname, search }, catalog, (wanted, signal) =>
    browseCatalog(catalogueQuery(wanted), signal),
  )
  return <CataloguePage address={address} settings={settings} />
})
