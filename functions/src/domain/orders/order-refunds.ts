import { ShopError } from '../shop-error.ts'
import { isPaid, type Order } from './order.ts'
import { canMove, moved } from './order-moves.ts'
import {
  asProviderSays,
  isTaken,
  type ProviderRefund,
  type Refund,
  type RefundRecord,
  restocks,
} from './refund.ts'

/** What an admin asks to be refunded. */
export interface RefundRequest {
  orderId: string
  /** Made once by whoever requests it, so that requesting twice refunds once. */
  key: string
  /** Minor units; left out: all that is left of the payment. */
  amount?: number
  /** Put the units back into stock. */
  restock: boolean
  reason: string
  by: string
  now: Date
}

const notPossible = (sentence: string) => new ShopError('refund_not_possible', sentence)

/** Minor units of the payment that were neither refunded nor requested back yet. */
export function leftOf(order: Order): number {
  const requested = order.refunds.reduce(
    (sum, refund) => sum + (refund.state === 'failed' ? 0 : refund.amount),
    0,
  )
  return order.total - requested
}

/** The refund that this request makes of an order as it stands now. Throws `order_not_paid` or `refund_not_possible`. */
export function refundOf(order: Order, request: RefundRequest): RefundRecord {
  if (!isPaid(order) || !order.transactionId) throw new ShopError('order_not_paid', 'This order is not paid.')
  const left = leftOf(order)
  if (left === 0) throw notPossible('This payment has already been refunded in full.')
  const amount = request.amount ?? left
  if (amount > left) throw notPossible('This is more than what is left of the payment.')
  if (request.restock && order.shippedAt) {
    throw notPossible('The pieces of this order have been shipped and cannot go back into stock.')
  }
  if (request.restock && order.refunds.some(restocks)) {
    throw notPossible('The pieces of this order have already gone back into stock.')
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

/** The order with a refund that was just requested; it counts only once the payment provider took it. */
export function withRequested(order: Order, record: RefundRecord): Order {
  const { orderId: _, intentId: __, currency: ___, ...refund } = record
  return { ...order, refunds: [...order.refunds, refund] }
}

/** The order after the payment provider turned one of its refunds down for good. */
export function withFailed(order: Order, refundId: string): Order {
  const refunds = order.refunds.map((refund) =>
    refund.id === refundId ? { ...refund, state: 'failed' as const } : refund,
  )
  return withTotal({ ...order, refunds })
}

/** An order once the payment provider's refunds are known. */
export interface OrderAfterRefunds {
  order: Order
  /** Refunds that are new or changed. */
  changed: Refund[]
  /** True when the units go back into stock now. */
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

const isSame = (known: Refund, said: ProviderRefund) =>
  known.id === said.key || known.id === said.id || known.providerId === said.id

/** The order's sums and state once its list of refunds is right. */
function withTotal(order: Order): Order {
  const refundedTotal = order.refunds.filter(isTaken).reduce((sum, refund) => sum + refund.amount, 0)
  const summed = { ...order, refundedTotal }
  return refundedTotal >= order.total && canMove(order.state, 'refunded') ? moved(summed, 'refunded') : summed
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
