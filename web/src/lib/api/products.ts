import type { QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from './api.ts'
import type { Page } from './api-client.ts'

export type Product = ResponseOf<'getProduct'>
export type ProductQuery = NonNullable<QueryOf<'listProducts'>>

/** One page of the catalogue. Throws `ApiError`. */
export function findProducts(query: ProductQuery, signal?: AbortSignal): Promise<Page<Product>> {
  return api.list('listProducts', { query, ...(signal ? { signal } : {}) })
}
