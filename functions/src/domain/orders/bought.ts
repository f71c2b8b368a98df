import { isPaid, type Order } from './order.ts'
import { unitsRefunded } from './refund-lines.ts'

/** True when the order's buyer paid for units of the product and did not get the money for all of them back. */
export function keepsUnitsOf(order: Pick<Order, 'state' | 'lines' | 'refunds'>, productId: string): boolean {
  if (!isPaid(order) || order.state === 'refunded') return false
  const line = order.lines.find((one) => one.productId === productId)
  return line !== undefined && unitsRefunded(order, productId) < line.quantity
}
