import { ShopError } from '../shop-error.ts'
import type { CancelRequest } from './cancel-request.ts'
import type { Order } from './order.ts'

const notPossible = (sentence: string) => new ShopError('cancel_not_possible', sentence)

/** True while an admin has to decide. */
export function hasOpenRequest(order: Pick<Order, 'cancelRequest'>): boolean {
  return order.cancelRequest?.state === 'open'
}

/** Throws `cancel_not_possible` unless an admin has to decide about this order. */
export function assertOpenRequest(order: Pick<Order, 'cancelRequest'>): void {
  if (!hasOpenRequest(order)) throw notPossible('There is no open request to cancel this order.')
}

/** The same, unless the refund that grants it is on its way: then nobody can take it back. */
function assertUndecided(order: Order): void {
  assertOpenRequest(order)
  if (order.refunds.some(({ cancels, state }) => cancels && state !== 'failed')) {
    throw notPossible('This request is being granted right now.')
  }
}

/** The order with a request; nothing when there is an open one already. Throws `cancel_not_possible`. */
export function cancelRequested(
  order: Order,
  { reason, now }: { reason?: string; now: Date },
): Order | undefined {
  if (order.state === 'unpaid') throw notPossible('This order is not paid yet: it can simply be deleted.')
  if (order.state !== 'paid') {
    const why = order.state === 'shipped' ? 'has been shipped' : `is ${order.state}`
    throw notPossible(`This order ${why} and can no longer be cancelled.`)
  }
  if (hasOpenRequest(order)) return undefined
  return { ...order, cancelRequest: { state: 'open', reason, requestedAt: now } }
}

/** The order after its buyer withdrew the request. Throws `cancel_not_possible`. */
export function cancelWithdrawn(order: Order, now: Date): Order {
  assertUndecided(order)
  return withClosed(order, { state: 'withdrawn', closedAt: now })
}

/** The order after an admin declined the request, with what the buyer is told. Throws `cancel_not_possible`. */
export function cancelDeclined(
  order: Order,
  { answer, by, now }: { answer: string; by: string; now: Date },
): Order {
  assertUndecided(order)
  return withClosed(order, { state: 'declined', answer, declinedBy: by, closedAt: now })
}

/** The order with its open request, if any, closed by what became of the order. */
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
