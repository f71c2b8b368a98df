import { isUnderWay, takesUnitsBack } from '../refunds/refund-rules.ts'
import { ShopError } from '../shop-error.ts'
import type { Order } from './order.ts'
import { canMove, moved } from './order-moves.ts'

/** The order on its way; nothing when it is already. Throws `order_not_paid`. */
export function shipped(order: Order, now: Date): Order | undefined {
  if (order.state === 'shipped') return undefined
  if (!canMove(order.state, 'shipped')) {
    const sentence = order.state === 'refunded' ? 'This order was refunded.' : 'This order is not paid yet.'
    throw new ShopError('order_not_paid', sentence)
  }
  if (order.refunds.some(takesUnitsBack)) {
    throw new ShopError('order_not_paid', 'The pieces of this order went back to the shelf with a refund.')
  }
  if (order.refunds.some(isUnderWay)) {
    throw new ShopError(
      'order_not_paid',
      'A refund of this order is under way. Please try again in a moment.',
    )
  }
  return moved(order, 'shipped', { shippedAt: now })
}
