import { sumOf } from '@wood-master/contract/money'
import type { Order } from '#lib/api/orders.ts'

type Counted = Pick<Order, 'quantity' | 'price' | 'currency' | 'state' | 'paymentStatus' | 'refundedAmount'>

/** Adds up orders of one currency in whole minor units. */
export function totalsOf(orders: Counted[]) {
  const currency = orders[0]?.currency
  const sum = (amountOf: (order: Counted) => number, of = orders) =>
    currency ? sumOf(of.map(amountOf), currency) : 0
  const price = (order: Counted) => order.price
  const kept = (order: Counted) => order.price - order.refundedAmount
  const owed = orders.filter(({ state }) => state !== 'expired')
  const unpaid = orders.filter(({ state }) => state === 'unpaid')
  const paid = orders.filter(({ paymentStatus }) => paymentStatus)
  return {
    /** Nothing without orders. */
    currency,
    orders: orders.length,
    pieces: orders.reduce((pieces, { quantity }) => pieces + quantity, 0),
    /** Everything that was ordered, expired orders too. */
    ordered: sum(price),
    /** The orders that have not expired, without what was refunded; expired ones were never owed. */
    due: sum(kept, owed),
    unpaid: sum(price, unpaid),
    netPaid: sum(kept, paid),
  }
}

export type OrderTotals = ReturnType<typeof totalsOf>
