import { findCatalogProduct } from '../../domain/catalog/browse-catalog.ts'
import type { Product } from '../../domain/catalog/product.ts'
import { assertSynonyms } from '../../domain/catalog/product-search.ts'
import { ShopError } from '../../domain/errors.ts'
import type { Shop } from '../../domain/ports.ts'
import * as m from '../../texts/http.ts'
import { catalogResponse } from '../catalog-response.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { productResponse, savedSettings } from '../responses.ts'

export function catalogRoutes(shop: Shop) {
  const { currency } = shop.settings
  const response = (product: Product) => productResponse(product, currency, shop.now())
  async function searchSettings() {
    const { content: synonyms, version } = await shop.synonyms.find()
    return { synonyms, version }
  }

  return {
    browseCatalog: ({ query }) => catalogResponse(shop, query),

    async getCatalogProduct({ params }) {
      const found = await findCatalogProduct(shop, params.id)
      if ('product' in found) return response(found.product)
      const { name, near } = found.gone
      throw new ShopError('gone', m.noLongerSold({ name }), { beside: { near: near.map(response) } })
    },

    getSearchSettings: async () => searchSettings(),

    async saveSearchSettings({ body }) {
      assertSynonyms(body.synonyms)
      return savedSettings(await shop.synonyms.replace(body.synonyms, body.version), searchSettings)
    },
  } satisfies Partial<Handlers>
}
