import { type Caller, mayAccess } from '../accounts/caller.ts'
import { errors } from '../errors.ts'
import { canBeDeleted } from '../orders/deletion-rules.ts'
import type { Shop } from '../ports.ts'
import { closeOrder } from './close-order.ts'

/**
 * Deletes an unpaid or expired order. Its intent is cancelled at Stripe first; only then do its units go back.
 * Throws `not_found`, `forbidden`, `order_already_paid` (also when the money came first: the order is paid then),
 * `payment_provider_failed` (the order stays marked as closing and can be deleted again) or `busy`.
 */
export async function deleteOrder(shop: Shop, id: string, actor: Caller, now: Date): Promise<void> {
  const mark = { reason: 'deleted', since: now, by: actor.uid } as const
  const order = await shop.payments.beginClosing(id, mark, (found) => {
    if (!mayAccess(actor, found)) throw errors.notYours()
    if (!canBeDeleted(found)) throw errors.alreadyPaid()
  })
  if (!order) throw errors.noSuchOrder()
  const deleted = await closeOrder(shop, order, { reason: 'deleted', by: actor.uid, now })
  if (!deleted) throw errors.paidMeanwhile()
}
