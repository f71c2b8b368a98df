import { isPaid, type Order } from '../purchasing/order.ts'
import { refusals } from '../refusals.ts'

/** Throws why this order can't be paid now; nothing when it can. */
export function assertPayable(order: Order, now: Date): void {
  if (isPaid(order)) throw refusals.alreadyPaid()
  if (order.state === 'expired' || order.payBy.getTime() <= now.getTime()) throw refusals.expired()
  if (order.closing) throw refusals.beingClosed()
}
