import type { QueryOf } from '@wood-master/contract/calls'
import { currencyDecimals } from '@wood-master/contract/money'
import { browseCatalog } from '../domain/catalog/browse-catalog.ts'
import type { Product } from '../domain/catalog/product.ts'
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
    // A ceiling need not be an amount of the currency.
    maxUnitPrice:
      maxPrice === undefined ? undefined : Math.floor(Number(`${maxPrice}e${currencyDecimals(currency)}`)),
  })
  const responses = (list: readonly Product[]) =>
    list.map((product) => productResponse(product, currency, shop.now()))
  return { ...counts, products: responses(products), near: near && responses(near) }
}
