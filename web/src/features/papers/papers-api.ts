import type { ResponseOf } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import { orderAhead } from '#lib/api/queries.ts'

/** These orders, in this order; without ids all that wait to be shipped, the oldest first. Throws `ApiError`. */
export async function ordersToPrint(ids: readonly string[], signal: AbortSignal): Promise<Order[]> {
  if (ids.length > 0) return Promise.all(ids.map(orderAhead.get))
  const waiting: Order[] = []
  const query = { state: 'paid' as const, limit: limits.pageSize }
  for await (const page of allPages((cursor) =>
    api.list('listOrders', { query: { ...query, cursor }, signal }),
  ))
    waiting.push(...page)
  return waiting.toReversed()
}

export type Invoice = ResponseOf<'getInvoices'>[number]
