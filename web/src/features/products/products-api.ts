import type { QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Product = ResponseOf<'getProduct'>
export type ProductQuery = NonNullable<QueryOf<'listProducts'>>

/** The newest products, as many as asked for. Throws `ApiError`. */
export async function latestProducts(limit: number): Promise<Product[]> {
  const { items } = await api.list('listProducts', { query: { limit } })
  return items
}

/** One page of the catalogue. Throws `ApiError`. */
export function findProducts(query: ProductQuery, signal?: AbortSignal) {
  return api.list('listProducts', { query, ...(signal ? { signal } : {}) })
}

/** One product, for those who are signed in. Throws `ApiError`. */
export function getProduct(id: string): Promise<Product> {
  return api.call('getProduct', { params: { id } })
}
