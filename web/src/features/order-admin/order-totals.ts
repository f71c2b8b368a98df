import { toMajor, toMinor } from '@wood-master/contract/money'
import type { Order } from './orders-api.ts'

type Summed = Pick<Order, 'quantity' | 'price' | 'currency' | 'paymentStatus' | 'refundedAmount'>

/** Amounts in major units (dollars). */
export interface OrderTotals {
  orders: number
  pieces: number
  ordered: number
  /** Paid and not given back. */
  kept: number
}

/** Adds up orders of one currency without the dust of binary fractions. */
export function totalsOf(orders: Summed[]): OrderTotals {
  const currency = orders[0]?.currency ?? 'usd'
  const minor = (major: number) => toMinor(major, currency)
  let pieces = 0
  let ordered = 0
  let kept = 0
  for (const order of orders) {
    pieces += order.quantity
    ordered += minor(order.price)
    if (order.paymentStatus) kept += minor(order.price) - minor(order.refundedAmount)
  }
  return {
    orders: orders.length,
    pieces,
    ordered: toMajor(ordered, currency),
    kept: toMajor(kept, currency),
  }
}
