import type { BodyOf, QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Product = ResponseOf<'getProduct'>
export type ProductQuery = NonNullable<QueryOf<'listProducts'>>
export type NewProduct = BodyOf<'addProduct'>
export type ProductChange = BodyOf<'changeProduct'>

/** One page of the shop's products as they are now, not as the CDN remembers them. Throws `ApiError`. */
export function findProducts(query: ProductQuery, signal?: AbortSignal) {
  const fresh = Date.now().toString(36)
  return api.list('listProducts', { query: { ...query, fresh }, ...(signal ? { signal } : {}) })
}

/** Throws `ApiError`: `not_found`. */
export function getProduct(id: string): Promise<Product> {
  return api.call('getProduct', { params: { id } })
}

/** Answers the new product's id. Throws `ApiError`, its fields named like the contract's. */
export async function addProduct(product: NewProduct): Promise<string> {
  const { insertedId } = await api.call('addProduct', { body: product })
  return insertedId
}

/** Everything but the stock. Throws `ApiError`. */
export async function changeProduct(id: string, change: ProductChange): Promise<void> {
  await api.call('changeProduct', { params: { id }, body: change })
}

/** Sets how many pieces are on the shelf. Throws `ApiError`. */
export async function setStock(id: string, availableQuantity: number): Promise<void> {
  await api.call('changeStock', { params: { id }, body: { availableQuantity } })
}

/** Takes the product out of the shop; orders of it stay. Throws `ApiError`. */
export async function deleteProduct(id: string): Promise<void> {
  await api.call('deleteProduct', { params: { id } })
}
