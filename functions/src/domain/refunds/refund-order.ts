import * as m from '../../texts/refunds.ts'
import { isDone } from '../asked.ts'
import { errors, existing, ShopError } from '../errors.ts'
import { attempt, type Log } from '../log.ts'
import type { Order } from '../orders/order.ts'
import { type RefundRequest, refundOf, withFailed } from '../orders/order-refunds.ts'
import { holdingDisputeOf } from '../orders/order-rules.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { isUnderWay, type RefundRecord } from '../orders/refund.ts'
import { refundFailed } from '../payments/payment-alert.ts'
import { type SettlingPorts, settleWithRefunds } from '../payments/settle-payment.ts'
import { stored } from '../stored-texts.ts'
import { sweep } from '../sweep.ts'

/**
 * Refunds a paid order, all of it or a part. The refund is on record before Stripe is asked, under the key that makes a
 * repeat refund once. Throws `not_found`, `order_not_paid`, `refund_not_possible`, `key_reused`, `payment_provider_failed`
 * (the refund stays on record and is tried again) or `busy`.
 */
export async function refundOrder(shop: RefundPorts & { orders: OrderStore }, request: RefundRequest) {
  const { orderId, key, now } = request
  const order = existing(await shop.orders.find(orderId), errors.noSuchOrder)
  // Refunds made in Stripe's dashboard count before the rest is calculated.
  if (order.transactionId) await resync(shop, { orderId, intentId: order.transactionId, known: order, now })
  const refund = await shop.refunds.request({ orderId, key }, (found) => requestedRefund(found, request))
  if (refund.state === 'failed') throw new ShopError('refund_not_possible', m.refundDeclined())
  // The admin who asked for it reads why it was declined; none does where a buyer asked, or the shop refunds by itself.
  const tell = request.by === undefined || request.linesMeant !== undefined
  const refunded = isUnderWay(refund) ? await executeRefund(shop, refund, { now, tell }) : undefined
  const after = refunded ?? (await shop.orders.find(orderId))
  return { order: existing(after, errors.noSuchOrder), refund }
}

export interface RefundPorts extends SettlingPorts {
  refunds: RefundStore
}

/** Asks the provider for a refund on record; `tell` alerts the admins. Throws `refund_not_possible` or `payment_provider_failed`. */
async function executeRefund(
  shop: RefundPorts,
  refund: RefundRecord,
  { now, tell }: { now: Date; tell: boolean },
): Promise<Order | undefined> {
  const { id: key, intentId, amount, orderId } = refund
  const outcome = await shop.paymentProvider.refund({ intentId, amount, key })
  if ('declined' in outcome) {
    const problem = outcome.declined
    await shop.refunds.fail(refund, (found) => failedRefund(found, { problem, tell, now }))
    throw new ShopError('refund_not_possible', declineSentence(outcome.reason))
  }
  const intent = await shop.paymentProvider.findIntent(intentId)
  if (!intent) throw new ShopError('payment_provider_failed', m.paymentNotFound())
  const { order } = await shop.payments.settle({ intent, orderId, now, refunds: [outcome.refund] })
  return order
}

/** Brings an order up to date with all refunds of its payment; `known` as it was found, if it was. Throws `payment_provider_failed` or `busy`. */
export async function resync(
  shop: SettlingPorts,
  { orderId, intentId, known, now }: { orderId: string; intentId: string; known?: Order; now: Date },
): Promise<void> {
  const intent = await shop.paymentProvider.findIntent(intentId)
  if (intent) await settleWithRefunds(shop, { intent, orderId, now }, known)
}

/** Grants a request to cancel: refunds and restocks what is left. Throws `not_found`, `cancel_not_possible` and what prevents the refund. */
export async function grantCancellation(
  shop: RefundPorts & { orders: OrderStore },
  asking: Pick<RefundRequest, 'orderId' | 'key' | 'asked' | 'by' | 'now'>,
): Promise<Order> {
  const reason = stored(m.cancelledOnRequest)
  const { order } = await refundOrder(shop, { ...asking, restock: true, cancels: true, reason })
  return order
}

/** How long a request may take before its refund counts as interrupted, in milliseconds. */
const stuckAfterMs = 2 * 60_000

/** Retries refunds that may not have reached Stripe. Returns how many are still open; safe to run twice at once. */
export async function finishRefunds(shop: RefundPorts & { log: Log }, now: Date): Promise<number> {
  let open = 0
  const before = new Date(now.getTime() - stuckAfterMs)
  const finish = async (id: string) => {
    const work = async () => {
      const refund = await shop.refunds.find(id)
      if (!refund) return true
      await resync(shop, { orderId: refund.orderId, intentId: refund.intentId, now })
      const left = await shop.refunds.find(id)
      if (!left || !isUnderWay(left)) return true
      await executeRefund(shop, left, { now, tell: true })
      const after = await shop.refunds.find(id)
      return !after || !isUnderWay(after)
    }
    if (!(await attempt(shop.log, 'refund is still open', { refundId: id }, work))) open++
  }
  await sweep((limit) => shop.refunds.underWay(before, limit), finish)
  return open
}

interface RefundAndOrder {
  refund?: RefundRecord
  order?: Order
}

/** The refund on record, else the one that is requested. Throws `not_found`, `order_not_paid`, `refund_not_possible` or `key_reused`. */
function requestedRefund({ refund, order }: RefundAndOrder, request: RefundRequest): RefundRecord {
  if (!order) throw errors.noSuchOrder()
  const dispute = holdingDisputeOf(order)
  if (!refund && (dispute === 'open' || dispute === 'lost'))
    throw new ShopError('refund_not_possible', disputeSentences[dispute]())
  if (!refund) return refundOf(order, request)
  if (refund.orderId !== order.id) throw new ShopError('refund_not_possible', m.otherOrder())
  // Throws where it was asked for otherwise.
  isDone(refund, request)
  return refund
}

const disputeSentences = {
  open: m.disputed,
  lost: m.disputeLost,
} as const

/** What admins read when the payment provider turned a refund down for good; its own words are in its alert and its dashboard. */
function declineSentence(reason: string | undefined): string {
  if (reason === 'charge_disputed') return disputeSentences.open()
  if (reason === 'charge_already_refunded') return m.refundedAtStripe()
  return m.stripeRefused()
}

/** Nothing when another attempt went through meanwhile. With `tell` the admins get an alert, once where a buyer asks again and again. */
function failedRefund(
  { refund, order }: RefundAndOrder,
  { problem, tell, now }: { problem: string; tell: boolean; now: Date },
) {
  if (!refund || !isUnderWay(refund)) return undefined
  const buyer = order?.uid
  const isToldOf =
    refund.by === buyer && order?.refunds.some(({ state, by }) => state === 'failed' && by === buyer)
  return {
    now,
    refund: { ...refund, state: 'failed' as const },
    order: order && withFailed(order, refund.id),
    alerts: tell && !isToldOf ? [refundFailed(refund, now, problem, order?.number)] : [],
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
  fail(refund: RefundRecord, rule: (found: RefundAndOrder) => ReturnType<typeof failedRefund>): Promise<void>
  /** Refunds that the provider may not have heard of, requested before `before`. */
  underWay(before: Date, limit: number): Promise<string[]>
}
