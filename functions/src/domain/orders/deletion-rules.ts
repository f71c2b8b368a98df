import { isPaid, type Order } from './order.ts'

/** An order that money was ever taken for stays on record. */
export function canBeDeleted(order: Pick<Order, 'state'>): boolean {
  return !isPaid(order)
}
