import type { QueryOf } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'

type OwnOrdersQuery = NonNullable<QueryOf<'listOwnOrders'>>

/** One page of the caller's own orders, newest first. Throws `ApiError`. */
export function findOwnOrders(query: OwnOrdersQuery, signal?: AbortSignal) {
  return api.list('listOwnOrders', { query, ...(signal ? { signal } : {}) })
}

/** All own orders that match the filter, page by page. Throws `ApiError`. */
export function allOwnOrders(filter: OwnOrdersQuery, signal: AbortSignal): AsyncGenerator<Order[]> {
  return allPages((cursor) => findOwnOrders({ ...filter, limit: limits.pageSize, cursor }, signal))
}

/** Asks the shop to cancel a paid order. Throws `ApiError`: `cancel_not_possible`. */
export async function requestCancellation(id: string, reason: string): Promise<void> {
  await api.call('requestCancellation', { params: { id }, body: { reason } })
}

/** Takes the request back. Throws `ApiError`: `cancel_not_possible`. */
export async function withdrawCancellation(id: string): Promise<void> {
  await api.call('withdrawCancellation', { params: { id } })
}
