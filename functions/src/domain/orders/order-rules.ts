import * as m from '../../texts/orders.ts'
import { type Caller, mayAccess } from '../accounts/account.ts'
import { errors } from '../errors.ts'
import { ShopError } from '../shop-error.ts'
import { withoutPending } from './derive-order.ts'
import { type ClosingReason, type DeletedOrder, type Dispute, isPaid, type Order } from './order.ts'

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

/** True for an order of a cart while nobody said where it goes: shipping and tax are missing in its price. */
export function awaitsAddress({ fromCart, address }: Pick<Order, 'fromCart' | 'address'>): boolean {
  return fromCart === true && address === undefined
}

/** Throws `order_already_paid`, `order_expired` or `order_not_payable` when this order cannot be paid now. */
export function assertPayable(order: Order, now: Date): void {
  if (isPaid(order)) throw errors.alreadyPaid()
  if (order.state === 'expired' || isOverdue(order, now)) throw errors.expired()
  if (order.closing) throw errors.beingClosed()
}

/** Throws `cancel_not_possible` once an admin packs what is still to be sent. */
export function assertNotPacked({ packingAt }: Pick<Order, 'packingAt'>): void {
  if (packingAt) throw new ShopError('cancel_not_possible', m.thisOrderIsBeingPacked())
}

/** Why and when an unpaid order ends. */
export interface Closing {
  reason: ClosingReason
  /** Who deleted it; left out when the shop closes it by itself. */
  by?: string
  now: Date
}

/** The order on its way out; nothing when it is past that or on its way already. */
export function beginClosing(order: Order, { reason, by, now }: Closing): Order | undefined {
  if (order.state !== 'unpaid' || order.closing) return undefined
  return { ...order, closing: { reason, since: now, by } }
}

/** The end of an order: it expires, or leaves its tombstone; nothing when it was paid meanwhile. */
export function closed(order: Order, { reason, by, now }: Closing): Order | DeletedOrder | undefined {
  if (isPaid(order)) return undefined
  if (reason === 'deleted') return { ...order, deletedAt: now, deletedBy: by ?? order.uid }
  if (order.state === 'expired') return order
  const { closing: _, ...kept } = order
  return withoutPending({ ...kept, expiredAt: now })
}

/** The order with what became of a dispute about its payment; nothing when it says so already. */
export function withDispute(order: Order, dispute: Dispute): Order | undefined {
  const { disputes = [] } = order
  const known = disputes.find(({ id }) => id === dispute.id)
  // Events come in any order: what ended stays so.
  if (known && (known.state === dispute.state || known.state !== 'open')) return undefined
  return { ...order, disputes: [...disputes.filter((one) => one !== known), dispute] }
}

/** What the disputes about an order's payment stand at: open as long as one of them is, else as the last one ended. */
export function disputeStateOf({ disputes = [] }: Pick<Order, 'disputes'>): Dispute['state'] | undefined {
  return (disputes.find(({ state }) => state === 'open') ?? disputes.at(-1))?.state
}
