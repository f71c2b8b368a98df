import type { LegalPageName } from '@wood-master/contract/legal-pages'
import type { DeliveryTime, PageSettings, ProductLookup, ReviewsPage } from '@wood-master/contract/pages'
import type { CatalogPage } from '#lib/api/catalog.ts'
import type { Product } from '#lib/api/products.ts'

/** What a product's document is made of, on the server and again where it hydrates. */
export type ProductPageData = { settings: PageSettings } & (
  | (Extract<ProductLookup, { state: 'sold' }> & {
      related: Product[]
      reviews: ReviewsPage
      deliveryTimes: DeliveryTime[]
    })
  | Exclude<ProductLookup, { state: 'sold' }>
)

export interface CataloguePageData {
  settings: PageSettings
  catalog: CatalogPage
}

/** Empty where there is no such page. */
export type LegalPageData = LegalText | { name?: undefined }

interface LegalText {
  name: LegalPageName
  /** Paragraphs have an empty line between them. */
  text: string
  /** Since when this text of the shop owner's holds, as a sentence. */
  since?: string
  taxNumber?: string
}

export const pageDataId = 'page-data'

/** The data that this document was rendered from. Throws where it has none. */
export function readPageData<Data extends ProductPageData | CataloguePageData | LegalPageData>(): Data {
  const text = document.getElementById(pageDataId)?.textContent
  if (!text) throw new Error('The document has no data.')
  return JSON.parse(text) as Data
}
