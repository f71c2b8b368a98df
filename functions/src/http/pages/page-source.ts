import { calls } from '@wood-master/contract/calls'
import type { PageSource, ProductLookup } from '@wood-master/contract/pages'
import { findCatalogProduct } from '../../domain/catalog/browse-catalog.ts'
import type { Product } from '../../domain/catalog/product.ts'
import { deliveryTimes, unitGrams } from '../../domain/delivery/quote.ts'
import { ShopError } from '../../domain/errors.ts'
import type { Shop } from '../../domain/ports.ts'
import { catalogResponse } from '../catalog-response.ts'
import { productResponse, reviewResponse } from '../responses.ts'

const nearAtMost = 6

/** The words of an address that somebody may have typed or cut: `oak-dowel-rods` is about dowels. */
const wordsOf = (id: string) => id.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').slice(0, 100)

export function pageSource(shop: Shop): PageSource {
  const { currency, enforceMinimumOrder, returnDays, seller } = shop.settings
  const response = (product: Product) => productResponse(product, currency, shop.now())
  const responses = (list: readonly Product[]) => list.map(response)

  async function lookUp(id: string): Promise<ProductLookup> {
    const found = await findCatalogProduct(shop, id)
    if ('product' in found) return { state: 'sold', product: response(found.product) }
    return { state: 'gone', name: found.gone.name, near: responses(found.gone.near) }
  }

  return {
    settings: { currency, enforceMinimumOrder },
    catalog: (query) => catalogResponse(shop, query),
    reviews: async (id, limit) => {
      const { items, nextCursor } = await shop.reviews.listOfProduct(id, { limit })
      return { items: items.map(reviewResponse), ...(nextCursor ? { nextCursor } : {}) }
    },
    async deliveryTimes({ weightGrams, minQuantity }) {
      const { content: terms } = await shop.delivery.find()
      return deliveryTimes(terms.zones, unitGrams(weightGrams, terms) * minQuantity)
    },

    async legalPages() {
      const { pages } = (await shop.legalTexts.find()).content
      return { pages, taxNumber: seller.taxNumber, returnDays }
    },

    async product(id) {
      try {
        // The database rejects ids that cannot be one.
        if (calls.getCatalogProduct.params.safeParse({ id }).success) return await lookUp(id)
      } catch (error) {
        if (!(error instanceof ShopError && error.code === 'not_found')) throw error
      }
      return { state: 'unknown', near: responses(await shop.search.near(wordsOf(id), nearAtMost)) }
    },
  }
}
