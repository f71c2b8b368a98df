import type { QueryOf } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'

type OrderQuery = NonNullable<QueryOf<'listOrders'>>
export type OrderFilter = Omit<OrderQuery, 'limit' | 'cursor'>

export const ordersOnPage = 20

/** All orders that match the filter, page by page. Throws `ApiError`. */
export function allOrders(filter: OrderFilter, signal: AbortSignal): AsyncGenerator<Order[]> {
  return allPages((cursor) =>
    api.list('listOrders', { query: { ...filter, limit: limits.pageSize, cursor }, signal }),
  )
}
