import type { QueryOf } from '@wood-master/contract/calls'
import { browseCatalog } from '../domain/catalog/browse-catalog.ts'
import type { Product } from '../domain/catalog/product.ts'
import { minorAmount } from '../domain/minor-amount.ts'
import type { Shop } from '../domain/ports.ts'
import { productResponse } from './responses.ts'

const usualPageSize = 100

export async function catalogResponse(shop: Shop, query: NonNullable<QueryOf<'browseCatalog'>>) {
  const { currency } = shop.settings
  const { maxPrice, available, limit = usualPageSize, ...request } = query
  const { products, near, ...counts } = await browseCatalog(shop, {
    ...request,
    limit,
    available: available === 'true',
    maxUnitPrice: maxPrice === undefined ? undefined : minorAmount(maxPrice, currency, 'maxPrice'),
  })
  const responses = (list: readonly Product[]) =>
    list.map((product) => productResponse(product, currency, shop.now()))
  return { ...counts, products: responses(products), near: near && responses(near) }
}
