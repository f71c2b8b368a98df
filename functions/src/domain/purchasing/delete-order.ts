import { type Actor, mayTouch } from '../membership/actor.ts'
import type { Shop } from '../ports.ts'
import { refusals } from '../refusals.ts'
import { closeOrder } from './close-order.ts'
import { canBeDeleted } from './deletion-rules.ts'

/**
 * Deletes an unpaid or expired order. Its intent is cancelled at Stripe first; only then do its units go back.
 * Throws `not_found`, `forbidden`, `order_already_paid` (also when the money came first: the order is paid then),
 * `payment_provider_failed` (the order stays marked as closing and can be deleted again) or `busy`.
 */
export async function deleteOrder(shop: Shop, id: string, actor: Actor, now: Date): Promise<void> {
  const mark = { reason: 'deleted', since: now, by: actor.uid } as const
  const order = await shop.payments.beginClosing(id, mark, (found) => {
    if (!mayTouch(actor, found)) throw refusals.notYours()
    if (!canBeDeleted(found)) throw refusals.alreadyPaid()
  })
  if (!order) throw refusals.noSuchOrder()
  const deleted = await closeOrder(shop, order, { reason: 'deleted', by: actor.uid, now })
  if (!deleted) throw refusals.paidMeanwhile()
}
