import type { QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { answeredAhead } from './ahead.ts'
import { api } from './api.ts'
import type { Page } from './api-client.ts'

export type Product = ResponseOf<'getProduct'>
export type ProductQuery = NonNullable<QueryOf<'listProducts'>>

/** One page of the catalogue. Throws `ApiError`. */
export function findProducts(query: ProductQuery, signal?: AbortSignal): Promise<Page<Product>> {
  return api.list('listProducts', { query, ...(signal ? { signal } : {}) })
}

const product = answeredAhead((id: string): Promise<Product> => api.call('getProduct', { params: { id } }))

/** Asks for a product whose page somebody is about to open. */
export const askForProduct = product.ask

/** One product as it is now, or was when asked for just ahead of this; for those who are signed in. Throws `ApiError`: `not_found`. */
export const getProduct = product.get
