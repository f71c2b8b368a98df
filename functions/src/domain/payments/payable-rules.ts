import { errors } from '../errors.ts'
import { isPaid, type Order } from '../orders/order.ts'

/** Throws why this order can't be paid now; nothing when it can. */
export function assertPayable(order: Order, now: Date): void {
  if (isPaid(order)) throw errors.alreadyPaid()
  if (order.state === 'expired' || order.payBy.getTime() <= now.getTime()) throw errors.expired()
  if (order.closing) throw errors.beingClosed()
}
