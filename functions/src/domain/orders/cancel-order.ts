import * as m from '../../texts/orders.ts'
import type { Caller } from '../accounts/account.ts'
import { ShopError } from '../shop-error.ts'
import type { CancelRequest, Order } from './order.ts'
import { changeOrder, orderFor } from './order-rules.ts'
import type { OrderStore } from './order-store.ts'

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
  if (order.refunds.some(({ cancels, state }) => cancels && state !== 'failed')) {
    throw notPossible(m.requestBeingGranted())
  }
}

/** The order with a request; nothing when there is an open one already. Throws `cancel_not_possible`. */
function cancelRequested(order: Order, { reason, now }: { reason?: string; now: Date }): Order | undefined {
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

/**
 * Asks to cancel a paid order that is not shipped; an admin may ask for its buyer. False when that was asked already.
 * Throws `not_found`, `forbidden`, `cancel_not_possible` or `busy`.
 */
export async function requestCancellation(
  shop: { orders: OrderStore },
  { orderId, reason, caller, now }: { orderId: string; reason?: string; caller: Caller; now: Date },
): Promise<boolean> {
  const rule = (found: Order) => cancelRequested(orderFor(caller, found), { reason, now })
  return (await changeOrder(shop, orderId, rule)).changed
}

/** Takes the request back. Throws `not_found`, `forbidden`, `cancel_not_possible` or `busy`. */
export async function withdrawCancellation(
  shop: { orders: OrderStore },
  { orderId, caller, now }: { orderId: string; caller: Caller; now: Date },
): Promise<void> {
  await changeOrder(shop, orderId, (found) => {
    assertUndecided(orderFor(caller, found))
    return withClosed(found, { state: 'withdrawn', closedAt: now })
  })
}

/** Declines the request, with a sentence for the buyer. Throws `not_found`, `cancel_not_possible` or `busy`. */
export async function declineCancellation(
  shop: { orders: OrderStore },
  { orderId, answer, by, now }: { orderId: string; answer: string; by: string; now: Date },
): Promise<void> {
  await changeOrder(shop, orderId, (found) => {
    assertUndecided(found)
    return withClosed(found, { state: 'declined', answer, declinedBy: by, closedAt: now })
  })
}
