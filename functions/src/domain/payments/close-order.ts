import type { Caller } from '../accounts/account.ts'
import { errors } from '../errors.ts'
import { attempt, type Log } from '../log.ts'
import { isPaid, type Order } from '../orders/order.ts'
import {
  beginClosing,
  type Closing,
  changeOrder,
  closed,
  isOverdue,
  orderFor,
} from '../orders/order-rules.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { sweep } from '../sweep.ts'
import { type SettlingPorts, settlePayment } from './settle-payment.ts'

export interface ClosingPorts extends SettlingPorts {
  orders: OrderStore
}

/** Cancels the intent of a closing order at Stripe, then releases its units. False when the money came first. Throws `payment_provider_failed`. */
async function closeOrder(shop: ClosingPorts, order: Order, closing: Closing): Promise<boolean> {
  const { id: orderId, state, intentId } = order
  const { now } = closing
  if (state === 'unpaid' && intentId && (await cancelledTooLate(shop, { orderId, intentId, now })))
    return false
  const { order: after } = await shop.orders.change(orderId, now, (found) => closed(found, closing))
  return !after || !isPaid(after)
}

/** True when the money came before the intent was cancelled: it is settled then. Throws `payment_provider_failed` or `busy`. */
export async function cancelledTooLate(
  shop: SettlingPorts,
  { orderId, intentId, now }: { orderId: string; intentId: string; now: Date },
): Promise<boolean> {
  const intent = await shop.paymentProvider.cancelIntent(intentId)
  if (!intent || intent.status === 'canceled') return false
  if (intent.status !== 'succeeded') throw errors.paymentUnderWay()
  const { settlement } = await settlePayment(shop, { intent, orderId, now })
  return settlement === 'pay' || settlement === 'already'
}

/** Deletes an unpaid or expired order, its intent first. Throws `not_found`, `forbidden`, `order_already_paid`, `payment_provider_failed` or `busy`. */
export async function deleteOrder(shop: ClosingPorts, id: string, caller: Caller, now: Date): Promise<void> {
  const closing = { reason: 'deleted', by: caller.uid, now } as const
  const { order } = await changeOrder(shop, id, now, (found) => {
    // What was ever paid stays on record.
    if (isPaid(orderFor(caller, found))) throw errors.alreadyPaid()
    return beginClosing(found, closing)
  })
  if (!(await closeOrder(shop, order, closing))) throw errors.paidMeanwhile()
}

export interface ExpiryPorts extends ClosingPorts {
  log: Log
}

/** Each asks Stripe, which takes 25 calls a second. */
const ordersAtOnce = 5
/** How long a closing may take before the next run finishes it, in milliseconds. */
const stuckAfterMs = 2 * 60_000

/** Expires an order, or finishes a closing that got stuck. False when the money came first. Throws `payment_provider_failed` or `busy`. */
export async function expireOrder(shop: ClosingPorts, id: string, now: Date): Promise<boolean> {
  const { order } = await shop.orders.change(id, now, (found) => {
    if (found.state === 'unpaid' && !found.closing && !isOverdue(found, now))
      throw new Error(`order ${id} still has time to be paid`)
    return beginClosing(found, { reason: 'expired', now })
  })
  if (!order?.closing) return order?.state === 'expired'
  return closeOrder(shop, order, { ...order.closing, now })
}

const tryToExpire = (shop: ExpiryPorts, orderId: string, now: Date) =>
  attempt(shop.log, 'order could not be closed', { orderId }, () => expireOrder(shop, orderId, now))

/** Ends every unpaid order whose time is over and every closing that got stuck. Safe to run twice at once. */
export async function expireOrders(shop: ExpiryPorts, now: Date) {
  const stuckSince = new Date(now.getTime() - stuckAfterMs)
  const expiry = { closed: 0, paid: 0, failed: 0 }
  const expire = async (id: string) => {
    const isClosed = await tryToExpire(shop, id, now)
    expiry[isClosed === undefined ? 'failed' : isClosed ? 'closed' : 'paid']++
  }
  const due = (limit: number) => shop.orders.listToClose({ now, stuckSince, limit })
  await sweep(due, expire, { atOnce: ordersAtOnce })
  return expiry
}

/** The order as it is now, expired if its time is over; where that cannot be done yet, as it still is. */
export async function findCurrentOrder(shop: ExpiryPorts, id: string, now: Date): Promise<Order | undefined> {
  const order = await shop.orders.find(id)
  if (!order || !isOverdue(order, now)) return order
  return (await tryToExpire(shop, id, now)) === undefined ? order : shop.orders.find(id)
}

/** How often one call begins with the order as it is now: more attempts mean that something else is wrong. */
export const mostAttempts = 5
