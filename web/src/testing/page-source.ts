import type { PageSource, ProductLookup } from '@wood-master/contract/pages'
import type { CatalogPage } from '#lib/api/catalog.ts'
import { product } from './factories.ts'

export const catalog = (change: Partial<CatalogPage> = {}): CatalogPage => ({
  products: [product()],
  total: 1,
  facets: {
    category: [
      { value: 'Knobs', count: 1 },
      { value: 'Saws', count: 2 },
    ],
    material: [{ value: 'Oak', count: 1 }],
  },
  ...change,
})

/** A shop with this one product to look up, and this catalogue. */
export const pageSource = (found: ProductLookup, page: CatalogPage = catalog()): PageSource => ({
  settings: { currency: 'usd', enforceMinimumOrder: false },
  product: () => Promise.resolve(found),
  catalog: () => Promise.resolve(page),
  reviews: () => Promise.resolve({ items: [] }),
  deliveryTimes: () => Promise.resolve([]),
  legalPages: () => Promise.resolve({ pages: {}, returnDays: 30 }),
})
