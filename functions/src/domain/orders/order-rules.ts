import { type Caller, mayAccess } from '../accounts/account.ts'
import { type AccountStore, uidOf } from '../accounts/account-store.ts'
import { errors } from '../errors.ts'
import type { Page } from '../stores.ts'
import { isPaid, type Order } from './order.ts'
import type { OrderList, OrderStore } from './order-store.ts'

/** The order that was found, for its buyer or an admin. Throws `not_found` or `forbidden`. */
export function orderFor(caller: Caller, order: Order | undefined): Order {
  if (!order) throw errors.noSuchOrder()
  if (!mayAccess(caller, order)) throw errors.notYours()
  return order
}

/** An order that was ever paid stays on record. Throws `order_already_paid`. */
export function assertDeletable(order: Pick<Order, 'state'>): void {
  if (isPaid(order)) throw errors.alreadyPaid()
}

/** True for an unpaid order whose time to pay is over. */
export function isOverdue(order: Pick<Order, 'state' | 'payBy'>, now: Date): boolean {
  return order.state === 'unpaid' && order.payBy.getTime() <= now.getTime()
}

/** Throws `order_already_paid`, `order_expired` or `order_not_payable` when this order cannot be paid now. */
export function assertPayable(order: Order, now: Date): void {
  if (isPaid(order)) throw errors.alreadyPaid()
  if (order.state === 'expired' || isOverdue(order, now)) throw errors.expired()
  if (order.closing) throw errors.beingClosed()
}

/** One account's orders, newest first; an unknown one has none. Whether the caller may ask is checked before. */
export async function listOrdersOf(
  shop: { orders: OrderStore; accounts: AccountStore },
  { email, caller, ...request }: Omit<OrderList, 'uid'> & { email: string; caller: Caller },
): Promise<Page<Order>> {
  const uid = await uidOf(shop, email, caller)
  const since = uid === caller.uid ? caller.takenOverAt : undefined
  return uid ? shop.orders.list({ ...request, uid, since }) : { items: [] }
}
