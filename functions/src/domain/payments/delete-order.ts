import type { Caller } from '../accounts/account.ts'
import { errors } from '../errors.ts'
import { beginClosing } from '../orders/close-rules.ts'
import { assertDeletable, orderFor } from '../orders/order-rules.ts'
import { type ClosingPorts, closeOrder } from './close-order.ts'

/**
 * Deletes an unpaid or expired order. Its intent is cancelled at Stripe first; only then do its units go back.
 * Throws `not_found`, `forbidden`, `order_already_paid` (also when the money came first: the order is paid then),
 * `payment_provider_failed` (the order stays marked as closing and can be deleted again) or `busy`.
 */
export async function deleteOrder(shop: ClosingPorts, id: string, caller: Caller, now: Date): Promise<void> {
  const closing = { reason: 'deleted', by: caller.uid, now } as const
  const { order } = await shop.orders.change(id, (found) => {
    assertDeletable(orderFor(caller, found))
    return beginClosing(found, closing)
  })
  if (!order) throw errors.noSuchOrder()
  const deleted = await closeOrder(shop, order, closing)
  if (!deleted) throw errors.paidMeanwhile()
}
