import type { BodyOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'
import { findProducts, type ProductQuery } from '#lib/api/products.ts'

/** One page of the products as they are now, not as the CDN cached them. Throws `ApiError`. */
export function findCurrentProducts(query: ProductQuery, signal?: AbortSignal) {
  return findProducts({ ...query, fresh: Date.now().toString(36) }, signal)
}

/** Throws `ApiError`, its fields named like the contract's. */
export async function addProduct(product: BodyOf<'addProduct'>): Promise<void> {
  await api.call('addProduct', { body: product })
}

/** Everything but the stock. Throws `ApiError`, its fields named like the contract's. */
export async function changeProduct(id: string, change: BodyOf<'changeProduct'>): Promise<void> {
  await api.call('changeProduct', { params: { id }, body: change })
}

/** Takes the product out of the shop; orders of it stay. Throws `ApiError`. */
export async function deleteProduct(id: string): Promise<void> {
  await api.call('deleteProduct', { params: { id } })
}
