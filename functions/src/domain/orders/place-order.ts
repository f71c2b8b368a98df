import { errors } from '../errors.ts'
import type { ShopSettings } from '../settings.ts'
import type { StockStore } from '../stock/stock-store.ts'
import type { Order } from './order.ts'
import { holdMissing, isFor, type OrderRequest, orderFrom } from './order-from-hold.ts'
import type { OrderStore } from './order-store.ts'

interface PlacingPorts {
  orders: OrderStore
  stock: StockStore
  settings: ShopSettings
}

/**
 * Turns the caller's hold into an order with the hold's id; a repeat returns the order that is there already.
 * Throws `hold_missing`, `hold_expired`, `price_changed`, `forbidden` or `busy`.
 */
export async function placeOrder(shop: PlacingPorts, request: OrderRequest): Promise<Order> {
  const holdId = request.holdId ?? (await matchingHold(shop.stock, request))
  return shop.orders.turnHoldIntoOrder(holdId, ({ hold, order }) => {
    const owner = order?.uid ?? hold?.uid
    if (owner === undefined) throw holdMissing()
    if (owner !== request.uid) throw errors.notYours()
    if (order) return order
    if (!hold) throw holdMissing()
    return orderFrom(hold, request, shop.settings.unpaidOrderHours)
  })
}

/** Without a hold's id: the caller's newest hold of the same thing, so that a repeat meets the order it became. */
async function matchingHold(stock: StockStore, request: OrderRequest): Promise<string> {
  const recent = await stock.recentHoldsOf(request.uid, request.now)
  const found = recent.find((hold) => hold.state !== 'released' && isFor(hold, request))
  if (!found) throw holdMissing()
  return found.id
}
