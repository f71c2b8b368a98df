import type { QueryOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

type OwnOrdersQuery = NonNullable<QueryOf<'listOwnOrders'>>

/** One page of the caller's own orders, newest first. Throws `ApiError`. */
export function findOwnOrders(query: OwnOrdersQuery, signal?: AbortSignal) {
  return api.list('listOwnOrders', { query, ...(signal ? { signal } : {}) })
}
