import * as m from '../../texts/orders.ts'
import { ShopError } from '../errors.ts'
import type { CancelRequest, Order } from './order.ts'

const notPossible = (sentence: string) => new ShopError('cancel_not_possible', sentence)

export function hasOpenRequest(order: Pick<Order, 'cancelRequest'>): boolean {
  return order.cancelRequest?.state === 'open'
}

/** Throws `cancel_not_possible` unless an admin has to decide about this order. */
export function assertOpenRequest(order: Pick<Order, 'cancelRequest'>): void {
  if (!hasOpenRequest(order)) throw notPossible(m.noOpenRequest())
}

/** The same, unless the refund that grants it is on its way: then nobody can take it back. */
function assertUndecided(order: Order): void {
  assertOpenRequest(order)
  if (order.refunds.some(({ cancels, state }) => cancels && state !== 'failed'))
    throw notPossible(m.requestBeingGranted())
}

/** The order with its buyer's wish to cancel it; nothing when that was asked already. Throws `cancel_not_possible`. */
export function withRequest(
  order: Order,
  { reason, now }: { reason?: string; now: Date },
): Order | undefined {
  if (order.state === 'unpaid') throw notPossible(m.notPaidDeleteIt())
  if (order.state !== 'paid') {
    const state = order.shippedAt && order.state !== 'refunded' ? 'shipped' : order.state
    throw notPossible(m.tooLateToCancel({ state }))
  }
  if (hasOpenRequest(order)) return undefined
  return { ...order, cancelRequest: { state: 'open', reason, requestedAt: now } }
}

export function withRequestClosed(order: Order, state: 'granted' | 'overtaken', now?: Date): Order {
  return hasOpenRequest(order) ? withClosed(order, { state, closedAt: now }) : order
}

/** The order with the request open again that was closed at this moment, because the order was shipped by mistake. */
export function withRequestReopened(order: Order, closedAt: Date): Order {
  const { cancelRequest } = order
  if (cancelRequest?.state !== 'overtaken' || cancelRequest.closedAt?.getTime() !== closedAt.getTime())
    return order
  return withClosed(order, { state: 'open', closedAt: undefined })
}

function withClosed(order: Order, change: Partial<CancelRequest>): Order {
  const { cancelRequest } = order
  return cancelRequest ? { ...order, cancelRequest: { ...cancelRequest, ...change } } : order
}

/** The order with the request as its buyer or an admin ended it. Throws `cancel_not_possible`. */
export function withRequestEnded(
  order: Order,
  ended: Pick<CancelRequest, 'state' | 'answer' | 'declinedBy' | 'closedAt'>,
): Order {
  assertUndecided(order)
  return withClosed(order, ended)
}
