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

/**
 * Saves what was changed of the product as it was opened, everything but the stock. Throws `ApiError`, its fields named like
 * the contract's: `changed_meanwhile` where somebody else changed the same.
 */
export async function changeProduct(
  id: string,
  { availableQuantity: _, ...typed }: BodyOf<'addProduct'>,
  opened: BodyOf<'addProduct'>,
): Promise<void> {
  const before: Record<string, unknown> = opened
  const changed = Object.entries(typed).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  const seen = Object.fromEntries(changed.map(([field]) => [field, before[field]]))
  if (changed.length > 0)
    await api.call('changeProduct', { params: { id }, body: { ...Object.fromEntries(changed), seen } })
}

/** Takes the product out of the shop; orders of it stay. Throws `ApiError`. */
export async function deleteProduct(id: string): Promise<void> {
  await api.call('deleteProduct', { params: { id } })
}
