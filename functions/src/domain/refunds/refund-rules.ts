import * as m from '../../texts/refunds.ts'
import { errors } from '../errors.ts'
import type { Order } from '../orders/order.ts'
import { type RefundRequest, refundOf, withFailed } from '../orders/order-refunds.ts'
import { disputeStateOf } from '../orders/order-rules.ts'
import { isUnderWay, type RefundRecord } from '../orders/refund.ts'
import { type NewPaymentAlert, refundFailed } from '../payments/payment-alert.ts'
import { ShopError } from '../shop-error.ts'

export interface RefundAndOrder {
  refund?: RefundRecord
  order?: Order
}

/**
 * The refund that is on record under the request's key, else the one that the request makes. Throws `not_found`,
 * `order_not_paid` or `refund_not_possible`.
 */
export function requestedRefund({ refund, order }: RefundAndOrder, request: RefundRequest): RefundRecord {
  if (!order) throw errors.noSuchOrder()
  const dispute = disputeStateOf(order)
  if (!refund && (dispute === 'open' || dispute === 'lost')) {
    throw new ShopError('refund_not_possible', disputeSentences[dispute]())
  }
  if (!refund) return refundOf(order, request)
  if (refund.orderId !== order.id) {
    throw new ShopError('refund_not_possible', m.otherOrder())
  }
  return refund
}

const disputeSentences = {
  open: m.disputed,
  lost: m.disputeLost,
} as const

/** What admins read when the payment provider turned a refund down for good; its own words are in its alert and its dashboard. */
export function declineSentence(reason: string | undefined): string {
  if (reason === 'charge_disputed') return disputeSentences.open()
  if (reason === 'charge_already_refunded') return m.refundedAtStripe()
  return m.stripeRefused()
}

export interface FailedRefund {
  refund: RefundRecord
  order?: Order
  alerts: NewPaymentAlert[]
}

/** Nothing when another attempt went through meanwhile. With `tell` the admins get an alert. */
export function failedRefund(
  { refund, order }: RefundAndOrder,
  { problem, tell, now }: { problem: string; tell: boolean; now: Date },
): FailedRefund | undefined {
  if (!refund || !isUnderWay(refund)) return undefined
  return {
    refund: { ...refund, state: 'failed' },
    order: order && withFailed(order, refund.id),
    alerts: tell ? [refundFailed(refund, now, problem, order?.number)] : [],
  }
}

/** Each method that writes is one transaction; the rule handed in may run several times, and what it throws comes out. */
export interface RefundStore {
  find(id: string): Promise<RefundRecord | undefined>
  /** Writes the refund that the rule returns, here and on its order, unless it is on record already. */
  request(
    place: { orderId: string; key: string },
    rule: (found: RefundAndOrder) => RefundRecord,
  ): Promise<RefundRecord>
  /** Writes what the rule makes of a refund that failed, here and on its order; nothing when it returns nothing. */
  fail(refund: RefundRecord, rule: (found: RefundAndOrder) => FailedRefund | undefined): Promise<void>
  /** Refunds that the provider may not have heard of, requested before `before`. */
  underWay(before: Date, limit: number): Promise<string[]>
}
