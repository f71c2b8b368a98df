import type { QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from './api.ts'
import { shopCurrency } from './settings.ts'

export type Product = ResponseOf<'getProduct'>
export type ProductQuery = NonNullable<QueryOf<'listProducts'>>

/** The newest products, with the currency of their prices. Throws `ApiError`. */
export async function newestProducts(limit: number, signal?: AbortSignal) {
  const [{ items }, currency] = await Promise.all([
    api.list('listProducts', { query: { limit }, signal }),
    shopCurrency(),
  ])
  return { products: items, currency }
}
