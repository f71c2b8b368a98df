import { hydrateDocument } from '#app/documents/hydrate.tsx'
import { type ProductPageData, readPageData } from '#app/documents/page-data.ts'
import { ProductPage } from '#app/documents/product-page.tsx'

hydrateDocument('product', () => (
  <ProductPage data={readPageData<ProductPageData>()} pathname={window.location.pathname} />
))
