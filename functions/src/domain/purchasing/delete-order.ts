import { type Actor, mayTouch } from '../membership/actor.ts'
import { cancelIntentOf } from '../paying/cancel-intent.ts'
import type { Shop } from '../ports.ts'
import { refusals } from '../refusals.ts'
import { canBeDeleted } from './deletion-rules.ts'

/**
 * Deletes an unpaid or expired order. Its intent is cancelled at Stripe first; only then do its units go back.
 * Throws `not_found`, `forbidden`, `order_already_paid` (also when the money came first: the order is paid then),
 * `payment_provider_failed` (the order stays marked as closing and can be deleted again) or `busy`.
 */
export async function deleteOrder(shop: Shop, id: string, actor: Actor, now: Date): Promise<void> {
  const order = await shop.payments.beginClosing(id, { reason: 'deleted', since: now }, (found) => {
    if (!mayTouch(actor, found)) throw refusals.notYours()
    if (!canBeDeleted(found)) throw refusals.alreadyPaid()
  })
  if (!order) throw refusals.noSuchOrder()
  const cancelled = await cancelIntentOf(shop, order, now)
  if (!cancelled) throw refusals.alreadyPaid()
  const deleted = await shop.payments.deleteClosed(id, { by: actor.uid, now })
  if (!deleted) throw refusals.alreadyPaid()
}
