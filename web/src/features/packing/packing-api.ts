import { limits } from '@wood-master/contract/limits'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'

/** Every paid order that waits to be shipped, the one that was paid first first. Throws `ApiError`. */
export async function waitingOrders(signal: AbortSignal): Promise<Order[]> {
  const waiting: Order[] = []
  const query = { state: 'paid' as const, limit: limits.pageSize }
  const pages = allPages((cursor) => api.list('listOrders', { query: { ...query, cursor }, signal }))
  for await (const page of pages) waiting.push(...page)
  return waiting.toSorted((one, other) => paidAt(one).localeCompare(paidAt(other)))
}

const paidAt = ({ paidAt, createdAt }: Order) => paidAt ?? createdAt
