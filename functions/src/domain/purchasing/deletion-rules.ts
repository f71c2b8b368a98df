import { isPaid, type Order } from './order.ts'

/** An order that money was ever taken for stays in the books. */
export function canBeDeleted(order: Pick<Order, 'state'>): boolean {
  return !isPaid(order)
}
