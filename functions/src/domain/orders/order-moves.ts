import type { OrderState } from '@wood-master/contract/order-states'
import type { Order } from './order.ts'

/**
 * Every move of an order; there is no other. An expired order is paid when its payment came late and its units were
 * still in stock; a shipped one, when its shipment is taken back within a minute.
 */
const moves: Record<OrderState, readonly OrderState[]> = {
  unpaid: ['paid', 'expired'],
  paid: ['shipped', 'refunded'],
  shipped: ['refunded', 'paid'],
  expired: ['paid'],
  refunded: [],
}

/** True when the table allows an order to go from one state to the other. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return moves[from].includes(to)
}

/** The order in its next state. Throws when the table does not allow the move: the caller must have checked. */
export function moved(order: Order, to: OrderState, change: Partial<Order> = {}): Order {
  if (!canMove(order.state, to)) throw new Error(`order ${order.id} cannot go from ${order.state} to ${to}`)
  return { ...order, ...change, state: to }
}
