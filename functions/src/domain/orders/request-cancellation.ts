import type { Caller } from '../accounts/account.ts'
import { errors } from '../errors.ts'
import { cancelDeclined, cancelRequested, cancelWithdrawn } from './cancel-rules.ts'
import { orderFor } from './order-rules.ts'
import type { OrderStore } from './order-store.ts'

interface Ports {
  orders: OrderStore
}

/**
 * Asks to cancel a paid order that is not shipped; an admin may ask for its buyer. False when that was asked already.
 * Throws `not_found`, `forbidden`, `cancel_not_possible` or `busy`.
 */
export async function requestCancellation(
  shop: Ports,
  { orderId, reason, caller, now }: { orderId: string; reason?: string; caller: Caller; now: Date },
): Promise<boolean> {
  const { order, changed } = await shop.orders.change(orderId, (found) =>
    cancelRequested(orderFor(caller, found), { reason, now }),
  )
  if (!order) throw errors.noSuchOrder()
  return changed
}

/** Takes the request back. Throws `not_found`, `forbidden`, `cancel_not_possible` or `busy`. */
export async function withdrawCancellation(
  shop: Ports,
  { orderId, caller, now }: { orderId: string; caller: Caller; now: Date },
): Promise<void> {
  const { order } = await shop.orders.change(orderId, (found) =>
    cancelWithdrawn(orderFor(caller, found), now),
  )
  if (!order) throw errors.noSuchOrder()
}

/** Declines the request, with a sentence for the buyer. Throws `not_found`, `cancel_not_possible` or `busy`. */
export async function declineCancellation(
  shop: Ports,
  { orderId, answer, by, now }: { orderId: string; answer: string; by: string; now: Date },
): Promise<void> {
  const { order } = await shop.orders.change(orderId, (found) => cancelDeclined(found, { answer, by, now }))
  if (!order) throw errors.noSuchOrder()
}
