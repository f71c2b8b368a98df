import type { TemplateName } from '@wood-master/contract/documents'
import type { ReactNode } from 'react'
import { paths } from '#config/paths.ts'
import type { CatalogPage } from '#lib/api/catalog.ts'
import type { Product } from '#lib/api/products.ts'
import { LegalPage } from './legal-page.tsx'
import { ProductPage } from './product-page.tsx'
import { drawnCatalogue } from './renderer.tsx'

const settings = { currency: 'usd', enforceMinimumOrder: true }

const product: Product = {
  _id: 'sample',
  sku: 'SAMPLE',
  name: 'Sample',
  category: 'Samples',
  material: 'Oak',
  weightGrams: 100,
  unit: 'piece',
  casePack: 5,
  price: 2,
  priceBreaks: [{ minQuantity: 50, price: 1.5 }],
  minQuantity: 5,
  availableQuantity: 12,
  promise: { from: '2026-03-12', to: '2026-03-16' },
  rating: { average: 4.5, count: 2 },
  description: 'One of each.',
  img: '/pictures/products/sample-960.jpg',
  images: ['/pictures/products/sample-960.jpg', '/pictures/products/sample-2-960.jpg'],
  createdAt: '2026-01-01T00:00:00.000Z',
}

/** Its picture is from the image host, and not cut out. */
const unavailable: Product = {
  ...product,
  _id: 'unavailable',
  availableQuantity: 0,
  img: 'https://i.ibb.co/sample.jpg',
  images: ['https://i.ibb.co/sample.jpg'],
}

const catalog: CatalogPage = {
  products: [product, unavailable],
  total: 2,
  facets: { category: [{ value: 'Samples', count: 2 }], material: [{ value: 'Oak', count: 2 }] },
  nextCursor: 'next',
}

const sold = (of: Product): ReactNode => (
  <ProductPage
    pathname={paths.product(of._id)}
    data={{
      settings,
      state: 'sold',
      product: of,
      related: [],
      reviews: { items: [] },
      deliveryTimes: [{ countries: ['NO'], days: '2–4' }],
    }}
  />
)

const gone: ReactNode = (
  <ProductPage pathname={paths.product('gone')} data={{ settings, state: 'gone', name: 'Gone', near: [] }} />
)

/** Pages like the function's, from which the build takes the styles of a first view; nobody sees them. */
export const samplePages: Record<TemplateName, ReactNode[]> = {
  product: [sold(product), sold(unavailable), gone],
  catalogue: [drawnCatalogue('?search=sample', catalog, settings)],
  legal: [
    <LegalPage
      key="imprint"
      pathname={paths.legal('imprint')}
      data={{ name: 'imprint', text: 'Sample', since: 'Since', taxNumber: '1' }}
    />,
    <LegalPage key="unknown" pathname="" data={{}} />,
    // The phone's link: the seller of this build may have none.
    <span key="phone" className="link block" />,
  ],
}
