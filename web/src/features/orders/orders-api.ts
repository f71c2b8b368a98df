import type { QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Order = ResponseOf<'getOrder'>
export type OwnOrdersQuery = NonNullable<QueryOf<'listOwnOrders'>>

/** One page of a person's own orders, newest first. Throws `ApiError`. */
export function listOwnOrders(query: OwnOrdersQuery, signal?: AbortSignal) {
  return api.list('listOwnOrders', { query, ...(signal ? { signal } : {}) })
}

/** Throws `ApiError`. */
export function getOrder(id: string): Promise<Order> {
  return api.call('getOrder', { params: { id } })
}

/** Deletes an unpaid order; true when it was there. Throws `ApiError`. */
export async function deleteOrder(id: string): Promise<boolean> {
  const { deletedCount } = await api.call('deleteOrder', { params: { id } })
  return deletedCount === 1
}
