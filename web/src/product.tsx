import { hydrateRoot } from 'react-dom/client'
import { type ProductPageData, readPageData } from '#app/documents/page-data.ts'
import { ProductPage } from '#app/documents/product-page.tsx'
import { reloadOnStaleCode } from '#lib/browser/stale-code.ts'

reloadOnStaleCode()

const root = document.getElementById('root')
if (root) {
  const data = readPageData<ProductPageData>()
  hydrateRoot(root, <ProductPage data={data} pathname={window.location.pathname} />)
}
