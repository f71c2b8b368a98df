import { browseCatalog } from '../../domain/catalog/browse-catalog.ts'
import { findCatalogProduct } from '../../domain/catalog/find-catalog-product.ts'
import type { Product } from '../../domain/catalog/product.ts'
import { assertSynonyms } from '../../domain/catalog/synonyms.ts'
import type { Shop } from '../../domain/ports.ts'
import { ShopError } from '../../domain/shop-error.ts'
import { minorAmount } from '../minor-amount.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { productResponse } from '../responses.ts'

type CatalogCalls = 'browseCatalog' | 'getCatalogProduct' | 'getSearchSettings' | 'saveSearchSettings'

/** Products on a page when nobody says how many. */
const usualPageSize = 100

/** The handlers of the public catalogue and of its search. */
export function catalogRoutes(shop: Shop): Handlers<CatalogCalls> {
  const { currency } = shop.settings
  const responses = (products: readonly Product[]) =>
    products.map((product) => productResponse(product, currency))
  return {
    async browseCatalog({ query }) {
      const { maxPrice, available, limit = usualPageSize, ...request } = query
      const page = await browseCatalog(shop, {
        ...request,
        limit,
        available: available === 'true',
        maxUnitPrice: maxPrice === undefined ? undefined : minorAmount(maxPrice, currency, 'maxPrice'),
      })
      const { products, near, ...counts } = page
      return { ...counts, products: responses(products), near: near && responses(near) }
    },

    async getCatalogProduct({ params }) {
      const found = await findCatalogProduct(shop, params.id)
      if ('product' in found) return productResponse(found.product, currency)
      const { name, near } = found.gone
      throw new ShopError('gone', `We no longer sell “${name}”.`, { beside: { near: responses(near) } })
    },

    async getSearchSettings() {
      return { synonyms: await shop.synonyms.synonyms() }
    },

    async saveSearchSettings({ body }) {
      assertSynonyms(body.synonyms)
      await shop.synonyms.saveSynonyms(body.synonyms)
      return { acknowledged: true }
    },
  }
}
