import { errors } from '../errors.ts'
import type { Shop } from '../ports.ts'
import type { Order } from './order.ts'
import { holdMissing, isFor, type OrderRequest, orderFrom } from './order-rules.ts'

/**
 * Turns the caller's hold into an order with the hold's id; a repeat answers the order that is there already.
 * Throws `hold_missing`, `hold_expired`, `price_changed`, `forbidden` or `busy`.
 */
export async function placeOrder(shop: Shop, request: OrderRequest): Promise<Order> {
  const holdId = request.holdId ?? (await matchingHold(shop, request))
  return shop.purchases.turnHoldIntoOrder(holdId, ({ hold, order }) => {
    const owner = order?.uid ?? hold?.uid
    if (owner === undefined) throw holdMissing()
    if (owner !== request.uid) throw errors.notYours()
    if (order) return order
    if (!hold) throw holdMissing()
    return orderFrom(hold, request, shop.settings.unpaidOrderHours)
  })
}

/** Without a hold's id: the caller's newest hold of the same thing, so that a repeat meets the order it became. */
async function matchingHold(shop: Shop, request: OrderRequest): Promise<string> {
  const recent = await shop.purchases.recentHoldsOf(request.uid, request.now)
  const found = recent.find((hold) => hold.state !== 'released' && isFor(hold, request))
  if (!found) throw holdMissing()
  return found.id
}
