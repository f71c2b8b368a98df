import type { QueryOf } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'

type OwnOrdersQuery = NonNullable<QueryOf<'listOwnOrders'>>

/** All own orders that match the filter, page by page. Throws `ApiError`. */
export function allOwnOrders(filter: OwnOrdersQuery, signal: AbortSignal): AsyncGenerator<Order[]> {
  return allPages((cursor) =>
    api.list('listOwnOrders', { query: { ...filter, limit: limits.pageSize, cursor }, signal }),
  )
}
