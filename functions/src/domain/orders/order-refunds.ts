import * as m from '../../texts/orders.ts'
import { ShopError } from '../shop-error.ts'
import { assertOpenRequest, withRequestClosed } from './cancel-order.ts'
import { canMove, isPaid, moved, type Order } from './order.ts'
import {
  asProviderSays,
  isTaken,
  type ProviderRefund,
  type Refund,
  type RefundLine,
  type RefundRecord,
} from './refund.ts'
import { refundPrice, unitsRefunded, unitsToShip } from './refund-lines.ts'

interface RequestedLine extends RefundLine {
  restock?: boolean
}

export interface RefundRequest {
  orderId: string
  /** Made once by whoever requests it, so that requesting twice refunds once. */
  key: string
  /** Minor units; left out: all that is left of the payment. */
  amount?: number
  /** What the money is for; left out, no lines in particular. */
  lines?: RequestedLine[]
  /** Put the units back into stock: those of the lines, without lines all that are left; a line may say otherwise. */
  restock: boolean
  reason: string
  /** Set when the refund grants the buyer's request to cancel the order. */
  cancels?: true
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

/**
 * The refund that this request makes of an order as it stands now. Throws `order_not_paid`, `refund_not_possible`,
 * `cancel_not_possible`, or `invalid_request` for a line that the order does not have.
 */
export function refundOf(order: Order, request: RefundRequest): RefundRecord {
  if (!isPaid(order) || !order.transactionId) throw new ShopError('order_not_paid', m.thisOrderIsNotPaid2())
  if (request.cancels) assertOpenRequest(order)
  const left = leftOf(order)
  if (left === 0) throw notPossible(m.thisPaymentHasAlreadyBeen())
  const lines = request.lines && linesOf(order, request.lines)
  const amount = request.amount ?? (lines ? refundPrice(order, lines) : left)
  if (amount > left) throw notPossible(m.thisIsMoreThanWhat())
  const units = unitsBack(order, request)
  return {
    id: request.key,
    orderId: order.id,
    intentId: order.transactionId,
    currency: order.currency,
    amount,
    reason: request.reason,
    lines,
    units,
    cancels: request.cancels,
    restock: units.length > 0,
    restocked: false,
    state: 'pending',
    by: request.by,
    createdAt: request.now,
  }
}

/** The lines that a request names, none of them refunded twice. */
function linesOf(order: Order, requested: RequestedLine[]): RefundLine[] {
  return requested.map(({ productId, quantity }, index) => {
    const line = order.lines.find((known) => known.productId === productId)
    if (!line) {
      throw new ShopError('invalid_request', m.thisOrderHasNoSuch(), {
        fields: { [`lines.${index}.productId`]: m.isNotInThisOrder() },
      })
    }
    const left = line.quantity - unitsRefunded(order, productId)
    if (quantity > left) {
      throw notPossible(m.onlyLeftOfQuantityName({ left, quantity: line.quantity, name: line.name }))
    }
    return { productId, quantity }
  })
}

/** What goes back into stock with a refund, nothing twice. */
function unitsBack(order: Order, { lines, restock, cancels }: RefundRequest): RefundLine[] {
  const left = unitsToShip(order)
  const wanted = lines ? lines.filter((line) => line.restock ?? restock) : restock ? left : []
  if (wanted.length === 0 && (cancels || lines || !restock)) return []
  if (order.shippedAt) {
    throw notPossible(m.thePiecesOfThisOrder())
  }
  const isThere = ({ productId, quantity }: RefundLine) =>
    left.some((known) => known.productId === productId && known.quantity >= quantity)
  if (wanted.length === 0 || !wanted.every(isThere)) {
    throw notPossible(m.thePiecesOfThisOrder2())
  }
  return wanted.map(({ productId, quantity }) => ({ productId, quantity }))
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
  changed: Refund[]
  restocking: Refund[]
}

export function withRefunds(order: Order, said: ProviderRefund[]): OrderAfterRefunds {
  const refunds = [...order.refunds]
  for (const each of said) {
    const at = refunds.findIndex((known) => isSame(known, each))
    const known = refunds[at]
    if (known) refunds[at] = asProviderSays(known, each)
    else refunds.push(asProviderSays(madeElsewhere(each), each))
  }
  const restocking: Refund[] = []
  for (const [index, refund] of refunds.entries()) {
    if (order.shippedAt || !refund.restock || refund.restocked || !isTaken(refund)) continue
    refunds[index] = { ...refund, restocked: true }
    restocking.push(refund)
  }
  const changed = refunds.filter((refund, index) => !isUnchanged(order.refunds[index], refund))
  return { order: withTotal({ ...order, refunds }), changed, restocking }
}

const isSame = (known: Refund, said: ProviderRefund) =>
  known.id === said.key || known.id === said.id || known.providerId === said.id

/** The order's sums and state once its list of refunds is right. */
function withTotal(order: Order): Order {
  const refundedTotal = order.refunds.filter(isTaken).reduce((sum, refund) => sum + refund.amount, 0)
  const summed = { ...order, refundedTotal }
  if (refundedTotal < order.total || !canMove(order.state, 'refunded')) return summed
  const cancelling = order.refunds.find((refund) => refund.cancels && isTaken(refund))
  const closed = withRequestClosed(summed, cancelling ? 'granted' : 'overtaken', cancelling?.createdAt)
  return moved(closed, 'refunded')
}

function madeElsewhere({ id, amount, createdAt }: ProviderRefund): Refund {
  return { id, amount, reason: m.refundedAtStripe(), restocked: false, state: 'pending', createdAt }
}

function isUnchanged(before: Refund | undefined, after: Refund): boolean {
  return (
    before !== undefined &&
    before.state === after.state &&
    before.providerId === after.providerId &&
    before.restocked === after.restocked
  )
}
