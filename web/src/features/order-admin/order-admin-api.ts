import type { BodyOf, QueryOf } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'

type OrderQuery = NonNullable<QueryOf<'listOrders'>>
export type OrderFilter = Pick<OrderQuery, 'state' | 'q' | 'cancelRequested'>
type RefundRequest = BodyOf<'refundOrder'>

/** One page of all buyers' orders, newest first. Throws `ApiError`. */
export function findOrders(query: OrderQuery, signal?: AbortSignal) {
  return api.list('listOrders', { query, ...(signal ? { signal } : {}) })
}

/** All orders that match the filter, page by page. Throws `ApiError`. */
export function allOrders(filter: OrderFilter, signal: AbortSignal): AsyncGenerator<Order[]> {
  return allPages((cursor) => findOrders({ ...filter, limit: limits.pageSize, cursor }, signal))
}

/** Refunds money to the buyer; the same key never does it twice. Throws `ApiError`. */
export async function refundOrder(id: string, request: RefundRequest): Promise<void> {
  await api.call('refundOrder', { params: { id }, body: request })
}

/** Asks the buyer, once, by mail. Throws `ApiError`: `order_not_paid`, `nothing_missing`. */
export async function askForDifference(id: string): Promise<void> {
  await api.call('askForDifference', { params: { id } })
}

/** Refunds and restocks what is left of the order; the same key never does it twice. Throws `ApiError`. */
export async function grantCancellation(id: string, key: string): Promise<void> {
  await api.call('decideCancellation', { params: { id }, body: { granted: true, key } })
}

/** Leaves the order as it is; the buyer is told the reason. Throws `ApiError`. */
export async function declineCancellation(id: string, reason: string): Promise<void> {
  await api.call('decideCancellation', { params: { id }, body: { granted: false, reason } })
}
