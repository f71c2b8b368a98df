import { allPages } from './all-pages.ts'
import type { Order } from './orders.ts'

/** Every order of which something is still to be sent, the one that was paid first first. Throws `ApiError`. */
export async function waitingOrders(signal: AbortSignal): Promise<Order[]> {
  const waiting: Order[] = []
  for (const state of ['paid', 'part_shipped'] as const) {
    for await (const page of allPages('listOrders', { state }, signal)) waiting.push(...page)
  }
  return waiting.toSorted((one, other) => paidAt(one).localeCompare(paidAt(other)))
}

const paidAt = ({ paidAt, createdAt }: Order) => paidAt ?? createdAt
