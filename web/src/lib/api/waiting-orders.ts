import { limits } from '@wood-master/contract/limits'
import { allPages } from './all-pages.ts'
import { api } from './api.ts'
import type { Order } from './orders.ts'

/** Every order of which something is still to be sent, the one that was paid first first. Throws `ApiError`. */
export async function waitingOrders(signal: AbortSignal): Promise<Order[]> {
  const waiting: Order[] = []
  for (const state of ['paid', 'part_shipped'] as const) {
    const query = { state, limit: limits.pageSize }
    const pages = allPages((cursor) => api.list('listOrders', { query: { ...query, cursor }, signal }))
    for await (const page of pages) waiting.push(...page)
  }
  return waiting.toSorted((one, other) => paidAt(one).localeCompare(paidAt(other)))
}

const paidAt = ({ paidAt, createdAt }: Order) => paidAt ?? createdAt
