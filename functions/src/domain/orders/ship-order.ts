import { errors } from '../errors.ts'
import { ShopError } from '../shop-error.ts'
import { withRequestClosed } from './cancel-rules.ts'
import type { Order } from './order.ts'
import { canMove, moved } from './order-moves.ts'
import type { OrderStore } from './order-store.ts'
import { isUnderWay } from './refund.ts'
import { unitsLeft } from './refund-lines.ts'

/** Marks a paid order as shipped; false when it was already. Throws `not_found`, `order_not_paid` or `busy`. */
export async function shipOrder(shop: { orders: OrderStore }, id: string, now: Date): Promise<boolean> {
  const { order, changed } = await shop.orders.change(id, (found) => shipped(found, now))
  if (!order) throw errors.noSuchOrder()
  return changed
}

/** The order on its way; nothing when it is already. Throws `order_not_paid`. */
function shipped(order: Order, now: Date): Order | undefined {
  if (order.state === 'shipped') return undefined
  if (!canMove(order.state, 'shipped')) {
    throw notPaid(order.state === 'refunded' ? 'This order was refunded.' : 'This order is not paid yet.')
  }
  if (unitsLeft(order).length === 0) {
    throw notPaid('The pieces of this order went back into stock with a refund.')
  }
  if (order.refunds.some(isUnderWay)) {
    throw notPaid('A refund of this order is in progress. Please try again in a moment.')
  }
  return moved(withRequestClosed(order, 'overtaken', now), 'shipped', { shippedAt: now })
}

const notPaid = (sentence: string) => new ShopError('order_not_paid', sentence)
