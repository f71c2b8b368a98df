import { toMajor, toMinor } from '@wood-master/contract/money'
import type { Order } from './orders-api.ts'

/** Major units (dollars). */
function sum(orders: Order[]): number {
  const currency = orders[0]?.currency ?? 'usd'
  return toMajor(
    orders.reduce((total, order) => total + toMinor(order.price, currency), 0),
    currency,
  )
}

/** Count and sums (dollars) of the orders; what has expired was never owed. */
export function totalsOf(orders: Order[]): { count: number; unpaid: number; all: number } {
  return {
    count: orders.length,
    unpaid: sum(orders.filter(({ state }) => state === 'unpaid')),
    all: sum(orders.filter(({ state }) => state !== 'expired')),
  }
}
