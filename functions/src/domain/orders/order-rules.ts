import type { OrderState, PaymentState } from '@wood-master/contract/order-states'
import * as m from '../../texts/orders.ts'
import { type Caller, mayAccess } from '../accounts/account.ts'
import { errors, ShopError } from '../errors.ts'
import { withRequestClosed } from './cancel-order.ts'
import {
  type ClosingReason,
  type DeletedOrder,
  type Dispute,
  isPaid,
  lastShipment,
  type NewOrder,
  type Order,
  type OrderFacts,
  type OrderLine,
  type OrderPayment,
} from './order.ts'
import type { OrderStore } from './order-store.ts'
import { isTaken } from './refund.ts'
import { isAnyToSend } from './refund-lines.ts'

export const isPaidBy = (order: Order, intentId: string): boolean =>
  isPaid(order) && order.transactionId === intentId

/** The order with every word that is said of it as a whole made of its payments, shipments and refunds. */
export function derived(facts: OrderFacts): Order {
  const received = facts.payments.filter(({ state }) => state === 'received')
  const state = stateOf(facts, sumOf(received))
  const { carrier, tracking, shippedAt } = lastShipment(facts) ?? {}
  return {
    ...facts,
    state,
    due: state === 'unpaid' ? facts.total - sumOf(received) : 0,
    refundedTotal: refundedTotalOf(facts),
    intentId: facts.payments.find((payment) => payment.state === 'pending')?.id,
    transactionId: received.at(-1)?.id,
    paidAt: received.at(-1)?.at,
    carrier,
    tracking,
    shippedAt,
  }
}

export const placed = (order: NewOrder, number: string): Order =>
  derived({ ...order, number, payments: [], shipments: [], returns: [], refunds: [], intentAttempts: 0 })

function stateOf(facts: OrderFacts, received: number): OrderState {
  if (facts.refundedInFull) return 'refunded'
  if (received === 0 || received < facts.total) return facts.expiredAt ? 'expired' : 'unpaid'
  if (facts.shipments.length === 0) return 'paid'
  return isAnyToSend(facts) ? 'part_shipped' : 'shipped'
}

/** Minor units that refunds gave back, as far as the payment provider took them. */
export function refundedTotalOf({ refunds }: Pick<OrderFacts, 'refunds'>): number {
  return sumOf(refunds.filter(isTaken))
}

export const sumOf = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0)

const paymentMoves: Record<PaymentState, readonly PaymentState[]> = {
  pending: ['received', 'returned'],
  received: [],
  returned: [],
}

/**
 * The order with a payment, new or in its next state. A card payment that can be paid is the only one: another one takes
 * its place. Throws when the table does not allow the move: the caller must have checked.
 */
export function withPayment(order: Order, payment: OrderPayment): Order {
  const known = order.payments.find(({ id }) => id === payment.id)
  if (known && !paymentMoves[known.state].includes(payment.state))
    throw new Error(`payment ${payment.id} cannot go from ${known.state} to ${payment.state}`)
  const replaces = ({ state }: OrderPayment) => state === 'pending' && payment.state !== 'returned'
  const others = order.payments.filter((other) => other !== known && !replaces(other))
  return derived({ ...order, payments: [...others, payment] })
}

/** The order without a payment that can be paid, because its intent was cancelled. */
export function withoutPending(order: Order): Order {
  return derived({ ...order, payments: order.payments.filter(({ state }) => state !== 'pending') })
}

/** The order that was found, for its buyer or an admin. Throws `not_found` or `forbidden`. */
export function orderFor(caller: Caller, order: Order | undefined): Order {
  if (!order) throw errors.noSuchOrder()
  if (!mayAccess(caller, order)) throw errors.notYours()
  return order
}

/** The line that a request names at its `index`. Throws `invalid_request` for one that the order does not have. */
export function lineOf({ lines }: Pick<Order, 'lines'>, productId: string, index: number): OrderLine {
  const found = lines.find((line) => line.productId === productId)
  if (found) return found
  throw errors.badField(`lines.${index}.productId`, m.notInOrder(), m.noSuchLine())
}

/** Changes an order that has to be there. Throws `not_found`, `busy`, and what the rule throws. */
export async function changeOrder(
  { orders }: { orders: OrderStore },
  id: string,
  now: Date,
  rule: Parameters<OrderStore['change']>[2],
): Promise<{ order: Order; changed: boolean }> {
  const { order, changed } = await orders.change(id, now, rule)
  if (!order) throw errors.noSuchOrder()
  return { order, changed }
}

export function isOverdue(order: Pick<Order, 'state' | 'payBy'>, now: Date): boolean {
  return order.state === 'unpaid' && order.payBy.getTime() <= now.getTime()
}

/** True for an order of a cart while nobody said where it goes: shipping and tax are missing in its price. */
export function awaitsAddress({ fromCart, address }: Pick<Order, 'fromCart' | 'address'>): boolean {
  return fromCart === true && address === undefined
}

/** True while nobody knows, or its buyer has not said yes to, what its freight costs. */
export function awaitsFreight({ freight }: Pick<Order, 'freight'>): boolean {
  return freight !== undefined && freight.state !== 'accepted'
}

/** Throws `order_already_paid`, `order_expired` or `order_not_payable` when this order cannot be paid now. */
export function assertPayable(order: Order, now: Date): void {
  if (isPaid(order)) throw errors.alreadyPaid()
  if (order.state === 'expired' || isOverdue(order, now)) throw errors.expired()
  if (order.closing) throw errors.beingClosed()
}

/** Throws `cancel_not_possible` once an admin packs what is still to be sent. */
export function assertNotPacked({ packingAt }: Pick<Order, 'packingAt'>): void {
  if (packingAt) throw new ShopError('cancel_not_possible', m.beingPacked())
}

export interface Closing {
  reason: ClosingReason
  /** Who deleted it; left out when the shop closes it by itself. */
  by?: string
  now: Date
}

/** The order on its way out; nothing when it is past that or on its way already. */
export function beginClosing(order: Order, { reason, by, now }: Closing): Order | undefined {
  if (order.state !== 'unpaid' || order.closing) return undefined
  return { ...order, closing: { reason, since: now, by } }
}

/** The end of an order: it expires, or leaves its tombstone; nothing when it was paid meanwhile, or has expired. */
export function closed(order: Order, { reason, by, now }: Closing): Order | DeletedOrder | undefined {
  if (isPaid(order)) return undefined
  if (reason === 'deleted') return { ...order, deletedAt: now, deletedBy: by ?? order.uid }
  if (order.state === 'expired') return undefined
  const { closing: _, ...kept } = order
  return withoutPending({ ...kept, expiredAt: now })
}

/**
 * The order with what became of a dispute about its payment; nothing when it says so already. One that is lost and takes
 * all that was left of the payment ends an order of which something is still to be sent.
 */
export function withDispute(order: Order, dispute: Dispute, takesAll = false): Order | undefined {
  const { disputes = [] } = order
  const known = disputes.find(({ id }) => id === dispute.id)
  const isSame = known?.state === dispute.state && known.refundable === dispute.refundable
  // Events come in any order: what ended is not open again, nor can be refunded what the bank has taken.
  const isLate = known && dispute.state === 'open' && (known.state !== 'open' || known.refundable === false)
  // One that was lost before its payment was settled ends the order with its next event.
  const isUnsent = order.state === 'paid' || order.state === 'part_shipped'
  const isEnd = takesAll && dispute.state === 'lost' && isUnsent
  if ((isSame && !isEnd) || isLate) return undefined
  const after = { ...order, disputes: [...disputes.filter((one) => one !== known), dispute] }
  if (!isEnd) return after
  return derived({ ...withRequestClosed(after, 'overtaken', dispute.at), refundedInFull: true })
}

/** What the disputes about an order's payment stand at: open as long as one of them is, else as the last one ended. */
export function disputeStateOf({ disputes = [] }: Pick<Order, 'disputes'>): Dispute['state'] | undefined {
  return (disputes.find(({ state }) => state === 'open') ?? disputes.at(-1))?.state
}

/** The same of those disputes alone that may keep its payment from being refunded. */
export const holdingDisputeOf = ({ disputes = [] }: Pick<Order, 'disputes'>) =>
  disputeStateOf({ disputes: disputes.filter(({ refundable }) => !refundable) })
