import { isDeepStrictEqual } from 'node:util'
import * as m from '../../texts/orders.ts'
import { ShopError } from '../errors.ts'
import { stored } from '../stored-texts.ts'
import { unitsAwaited } from './awaited-units.ts'
import { assertOpenRequest, withRequestClosed } from './cancel-order.ts'
import { isPaid, type Order, type OrderReturn } from './order.ts'
import { assertSettleable, isSettleable, returnOf, withReturnsSettled } from './order-return.ts'
import { derived, lineOf, refundedTotalOf, sumOf } from './order-rules.ts'
import {
  asProviderSays,
  isTaken,
  isTryOf,
  type LineUnits,
  type ProviderRefund,
  type Refund,
  type RefundRecord,
  returnKeyOf,
  taxKeyOf,
} from './refund.ts'
import {
  quantityIn,
  refundPrice,
  restockedLines,
  taxLeft,
  unitsBackUnpaid,
  unitsRefunded,
  unitsShipped,
  unitsToShip,
} from './refund-lines.ts'

interface RequestedLine extends LineUnits {
  restock?: boolean
}

/** With `taxOnly` all that is left of the order's tax goes back, with `returnId` what the lines of that return cost. */
export interface RefundRequest
  extends Pick<RefundRecord, 'asked' | 'orderId' | 'reason' | 'cancels' | 'taxOnly' | 'returnId' | 'by'> {
  /** Made once by whoever requests it, so that requesting twice refunds once. */
  key: string
  /** Minor units; left out: what the lines cost, at most all that is left of the payment. */
  amount?: number
  /** What the money is for; left out, no lines in particular. */
  lines?: RequestedLine[]
  /** Put the units back into stock: those of the lines, without lines all that are left; a line may say otherwise. */
  restock: boolean
  /** Set when the buyer cancels lines: those to refund of the order as it stands then. Throws `cancel_not_possible`. */
  linesMeant?: (order: Order) => RequestedLine[] | undefined
  now: Date
}

const notPossible = (sentence: string) => new ShopError('refund_not_possible', sentence)

/** Minor units of the payment that were neither refunded nor requested back yet; negative while one requested and one made at Stripe overlap. */
export function leftOf(order: Order): number {
  return order.total - sumOf(order.refunds.filter(({ state }) => state !== 'failed'))
}

/**
 * The refund that this request makes of an order as it stands now. Throws `order_not_paid`, `refund_not_possible`,
 * `cancel_not_possible`, or `invalid_request` for a line that the order does not have.
 */
export function refundOf(order: Order, asked: RefundRequest): RefundRecord {
  if (!isPaid(order) || !order.transactionId) throw new ShopError('order_not_paid', m.notPaid())
  const request = asked.linesMeant ? { ...asked, lines: asked.linesMeant(order) } : asked
  if (request.cancels) assertOpenRequest(order)
  const left = leftOf(order)
  if (left <= 0) throw notPossible(m.alreadyRefunded())
  const wanted = request.returnId ? unitsOwed(order, returnOf(order, request.returnId)) : request.lines
  const lines = wanted && linesOf(order, wanted)
  const cost = request.taxOnly ? taxLeft(order) : lines ? refundPrice(order, lines) : left
  const amount = request.amount ?? Math.min(cost, left)
  if (amount > left) throw notPossible(m.moreThanLeft())
  // A buyer cancels what is still to be sent, which no refund put back.
  const mayBeBack = !request.returnId && !request.linesMeant
  const backBefore = mayBeBack ? unitsBackBefore(order, lines ?? []) : []
  // What a return brought back is in stock or scrapped already.
  const units = request.returnId ? [] : unitsBack(order, withoutUnits(request, backBefore))
  const record: RefundRecord = {
    id: request.key,
    asked: request.asked,
    orderId: order.id,
    intentId: order.transactionId,
    currency: order.currency,
    amount,
    reason: request.reason,
    lines,
    units,
    backBefore: backBefore.length > 0 ? backBefore : undefined,
    cancels: request.cancels,
    returnId: request.returnId,
    taxOnly: request.taxOnly,
    restock: units.length > 0,
    restocked: false,
    state: 'pending',
    by: request.by,
    createdAt: request.now,
  }
  // With the last of the money the order is over: what is still to be sent would never leave.
  const isLast = lines && request.amount === undefined && cost >= left
  if (isLast && unitsToShip(withRequested(order, record)).length > 0) throw notPossible(m.othersUnsent())
  return record
}

/** The pieces of a return that were not refunded before it; all of them where nothing is owed, which is refused with its numbers. Throws `return_not_possible`. */
export function unitsOwed(order: Order, known: OrderReturn): LineUnits[] {
  const back = assertSettleable(known)
  const owed = back.map(({ productId, quantity }) => {
    const left = quantityIn(order.lines, productId) - unitsRefunded(order, productId)
    return { productId, quantity: Math.min(quantity, left) }
  })
  const some = owed.filter(({ quantity }) => quantity > 0)
  return some.length > 0 ? some : back
}

/** The lines that a request names, none of them refunded twice. */
function linesOf(order: Order, requested: RequestedLine[]): LineUnits[] {
  return requested.map(({ productId, quantity }, index) => {
    const line = lineOf(order, productId, index)
    const left = line.quantity - unitsRefunded(order, productId)
    if (quantity > left) throw notPossible(m.onlyLeft({ left, quantity: line.quantity, name: line.name }))
    return { productId, quantity }
  })
}

/** Of these units, those that a refund put back which failed later: refunded again, they are the same pieces. */
function unitsBackBefore(order: Order, lines: readonly LineUnits[]): LineUnits[] {
  return lines.flatMap(({ productId, quantity }) => {
    const back = Math.min(quantity, unitsBackUnpaid(order, productId))
    return back > 0 ? [{ productId, quantity: back }] : []
  })
}

const withoutUnits = (request: RefundRequest, units: readonly LineUnits[]): RefundRequest => ({
  ...request,
  lines: request.lines
    ?.map((line) => ({ ...line, quantity: line.quantity - quantityIn(units, line.productId) }))
    .filter(({ quantity }) => quantity > 0),
})

/** What goes back into stock with a refund, nothing twice. */
function unitsBack(order: Order, { lines, restock, cancels }: RefundRequest): LineUnits[] {
  const left = unitsToShip(order)
  const wanted = lines
    ? lines.flatMap((line) => ((line.restock ?? restock) ? line : stillToCome(order, left, line)))
    : restock
      ? left
      : []
  if (wanted.length === 0 && (cancels || lines || !restock)) return []
  const isThere = ({ productId, quantity }: LineUnits) => quantityIn(left, productId) >= quantity
  if (wanted.length === 0 || !wanted.every(isThere))
    throw notPossible(order.shippedAt ? m.piecesAreShipped() : m.alreadyRestocked())
  return wanted.map(({ productId, quantity }) => ({ productId, quantity }))
}

/** Of refunded units that no one wants back, those that nobody has yet: what was promised is free for others. */
function stillToCome(order: Order, left: readonly LineUnits[], { productId, quantity }: LineUnits) {
  const toSend = quantityIn(left, productId)
  const here = toSend - Math.min(toSend, unitsAwaited(order, productId))
  const back = Math.min(quantity, toSend) - here
  return back > 0 ? [{ productId, quantity: back }] : []
}

/** The order with a refund that was just requested; it counts only once the payment provider took it. */
export function withRequested(order: Order, record: RefundRecord): Order {
  const { orderId: _, intentId: __, currency: ___, ...refund } = record
  return { ...order, refunds: [...order.refunds, refund] }
}

export function withFailed(order: Order, refundId: string): Order {
  const refunds = order.refunds.map((refund) =>
    refund.id === refundId ? { ...refund, state: 'failed' as const } : refund,
  )
  return withTotal({ ...order, refunds })
}

/** An order once the payment provider's refunds are known, and which of them are new or different. */
export function withRefunds(order: Order, said: ProviderRefund[]) {
  let refunds = [...order.refunds]
  for (const each of said) {
    const isSame = ({ id, providerId }: Refund) => id === each.id || providerId === each.id
    const known = refunds.find((one) => isOfItsKey(one, each)) ?? refunds.find(isSame)
    // Found at the provider once, while its own record was lost.
    const twin = known && refunds.find((one) => one !== known && isSame(one))
    const one = twin ? { ...known, amount: twin.amount, creditNote: twin.creditNote } : known
    const under = withKey(one ?? madeElsewhere(each), each, refunds)
    const next = asProviderSays(withMeaning({ ...order, refunds }, under), each)
    refunds = known
      ? refunds.flatMap((other) => (other === known ? next : other === twin ? [] : other))
      : [...refunds, next]
  }
  for (const [index, refund] of refunds.entries()) {
    if (refund.restock && isTaken(refund) && areHere(order, refund))
      refunds[index] = { ...refund, restocked: true }
  }
  const before = new Map(order.refunds.map((refund) => [refund.id, refund]))
  const changed = refunds.filter((refund) => !isDeepStrictEqual(before.get(refund.id), refund))
  return { order: withTotal({ ...order, refunds }), changed }
}

/** False for a refund whose units left nevertheless. */
const areHere = (order: Order, refund: Refund) =>
  restockedLines(order, refund).every(
    ({ productId, quantity }) =>
      quantity <= quantityIn(order.lines, productId) - unitsShipped(order, productId),
  )

/** True where the shop asked for the refund under this key, and neither knows another one by it nor that there is none. */
const isOfItsKey = (known: Refund, { id, key, state }: ProviderRefund) =>
  known.id === key &&
  (known.providerId ?? id) === id &&
  (known.providerId === id || known.state !== 'failed' || state === 'failed')

/** Under the shop's own key, where it has one that is free, so that asking again finds it. */
function withKey(refund: Refund, { id, key }: ProviderRefund, refunds: readonly Refund[]): Refund {
  return key && refund.id === id && refunds.every((other) => other.id !== key)
    ? { ...refund, id: key }
    : refund
}

/** A refund whose own record was lost, with what its key says of it: of which return it is, once that can be settled, or that it is tax. */
function withMeaning(order: Order, refund: Refund): Refund {
  if (refund.returnId || refund.lines) return refund
  if (isTryOf(taxKeyOf(order.id), refund.id)) return { ...refund, taxOnly: true }
  const one = order.returns.find(({ id }) => isTryOf(returnKeyOf(id), refund.id))
  return one && isSettleable(one) ? { ...refund, returnId: one.id, lines: unitsOwed(order, one) } : refund
}

/** The order's sums, returns and state once its list of refunds is right. */
function withTotal(known: Order): Order {
  const order = withReturnsSettled(known)
  if (refundedTotalOf(order) < order.total || order.state === 'refunded') return derived(order)
  const cancelling = order.refunds.find((refund) => refund.cancels && isTaken(refund))
  const closed = withRequestClosed(order, cancelling ? 'granted' : 'overtaken', cancelling?.createdAt)
  return derived({ ...closed, refundedInFull: true })
}

function madeElsewhere({ id, amount, createdAt }: ProviderRefund): Refund {
  return { id, amount, reason: stored(m.refundedAtStripe), restocked: false, state: 'pending', createdAt }
}
