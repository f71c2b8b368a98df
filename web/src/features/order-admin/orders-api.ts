import type { BodyOf, QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'

export type Order = ResponseOf<'getOrder'>
export type OrderQuery = NonNullable<QueryOf<'listOrders'>>
export type OrderFilters = Pick<OrderQuery, 'state' | 'q'>
export type RefundRequest = BodyOf<'refundOrder'>

/** One page of everybody's orders, newest first. Throws `ApiError`. */
export function findOrders(query: OrderQuery, signal?: AbortSignal) {
  return api.list('listOrders', { query, ...(signal ? { signal } : {}) })
}

/** All orders that the filters let through, page by page. Throws `ApiError`. */
export function allOrders(filters: OrderFilters, signal: AbortSignal): AsyncGenerator<Order[]> {
  return allPages((cursor) => findOrders({ ...filters, limit: limits.pageSize, cursor }, signal))
}

/** Throws `ApiError`: `order_not_paid`. */
export async function shipOrder(id: string): Promise<void> {
  await api.call('shipOrder', { params: { id }, body: { shipped: true } })
}

/** Deletes an unpaid order and puts its pieces back. Throws `ApiError`: `order_already_paid`. */
export async function deleteOrder(id: string): Promise<void> {
  await api.call('deleteOrder', { params: { id } })
}

/** Gives money back; the same key never does it twice. Throws `ApiError`. */
export async function refundOrder(id: string, request: RefundRequest): Promise<void> {
  await api.call('refundOrder', { params: { id }, body: request })
}
