import { isPaid, type Order, type Refund } from '../orders/order.ts'
import { canMove, moved } from '../orders/order-moves.ts'
import type { ProviderRefund, RefundState } from '../payments/payment-intent.ts'
import { ShopError } from '../shop-error.ts'

export interface RefundRequest {
  orderId: string
  /** Made once by whoever asks, so that asking twice refunds once. */
  key: string
  /** Minor units; left out: all that is left of the payment. */
  amount?: number
  /** Put the units back on the shelf. */
  restock: boolean
  reason: string
  by: string
  now: Date
}

/** A refund on record; an order carries a copy of its own. */
export interface RefundRecord extends Refund {
  orderId: string
  intentId: string
  currency: string
}

const notPossible = (sentence: string) => new ShopError('refund_not_possible', sentence)

/** Minor units of the payment that nobody gave back or asked back yet. */
export function leftOf(order: Order): number {
  const asked = order.refunds.reduce(
    (sum, refund) => sum + (refund.state === 'failed' ? 0 : refund.amount),
    0,
  )
  return order.total - asked
}

/** The refund that this request makes of an order as it stands now. Throws `order_not_paid` or `refund_not_possible`. */
export function refundOf(order: Order, request: RefundRequest): RefundRecord {
  if (!isPaid(order) || !order.transactionId) throw new ShopError('order_not_paid', 'This order is not paid.')
  const left = leftOf(order)
  if (left === 0) throw notPossible('All of this payment has been given back already.')
  const amount = request.amount ?? left
  if (amount > left) throw notPossible('This is more than what is left of the payment.')
  if (request.restock && order.shippedAt) {
    throw notPossible('The pieces of this order are on their way and can not go back to the shelf.')
  }
  if (request.restock && order.refunds.some(takesUnitsBack)) {
    throw notPossible('The pieces of this order went back to the shelf already.')
  }
  return {
    id: request.key,
    orderId: order.id,
    intentId: order.transactionId,
    currency: order.currency,
    amount,
    reason: request.reason,
    restock: request.restock,
    restocked: false,
    state: 'pending',
    by: request.by,
    createdAt: request.now,
  }
}

/** True when this refund put the units of its order back, or will once the payment provider takes it. */
export function takesUnitsBack(refund: Refund): boolean {
  return refund.restocked || (refund.restock === true && refund.state !== 'failed')
}

/** True while the payment provider has not said what it makes of a refund. */
export function isUnderWay(refund: Pick<Refund, 'state' | 'providerId'>): boolean {
  return refund.state === 'pending' && refund.providerId === undefined
}

const ranks: Record<RefundState, number> = { pending: 0, succeeded: 1, failed: 2 }

/** A refund that succeeded can still fail at the bank; it never comes back from there. */
function later(known: RefundState, said: RefundState): RefundState {
  return ranks[said] > ranks[known] ? said : known
}

/** The refund after the provider said how it stands. */
export function asProviderSays<Known extends Refund>(known: Known, said: ProviderRefund): Known {
  return { ...known, providerId: said.id, state: later(known.state, said.state) }
}

const isSame = (known: Refund, said: ProviderRefund) =>
  known.id === said.key || known.id === said.id || known.providerId === said.id

export interface OrderAfterRefunds {
  order: Order
  /** Refunds that are new or stand otherwise than before. */
  changed: Refund[]
  /** True when the units go back to the shelf now. */
  unitsBack: boolean
}

/** A paid order with every refund that the payment provider knows of its payment. */
export function withRefunds(order: Order, said: ProviderRefund[]): OrderAfterRefunds {
  const refunds = [...order.refunds]
  for (const each of said) {
    const at = refunds.findIndex((known) => isSame(known, each))
    const known = refunds[at]
    if (known) refunds[at] = asProviderSays(known, each)
    else refunds.push(asProviderSays(madeElsewhere(each), each))
  }
  const due = refunds.findIndex((refund) => refund.restock && !refund.restocked && isTaken(refund))
  const restocking = order.shippedAt ? undefined : refunds[due]
  if (restocking) refunds[due] = { ...restocking, restocked: true }
  const changed = refunds.filter((refund, index) => !isUnchanged(order.refunds[index], refund))
  return { order: withTotal({ ...order, refunds }), changed, unitsBack: restocking !== undefined }
}

/** The order's sums and state once its list of refunds is right. */
export function withTotal(order: Order): Order {
  const refundedTotal = order.refunds.filter(isTaken).reduce((sum, refund) => sum + refund.amount, 0)
  const summed = { ...order, refundedTotal }
  return refundedTotal >= order.total && canMove(order.state, 'refunded') ? moved(summed, 'refunded') : summed
}

function isTaken(refund: Refund): boolean {
  return refund.state === 'succeeded' || (refund.state === 'pending' && refund.providerId !== undefined)
}

function madeElsewhere({ id, amount, createdAt }: ProviderRefund): Refund {
  return { id, amount, reason: 'Refunded at Stripe', restocked: false, state: 'pending', createdAt }
}

function isUnchanged(before: Refund | undefined, after: Refund): boolean {
  return (
    before !== undefined &&
    before.state === after.state &&
    before.providerId === after.providerId &&
    before.restocked === after.restocked
  )
}
