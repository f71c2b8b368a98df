import { errors } from '../errors.ts'
import { severityOf } from '../log.ts'
import type { Order } from '../orders/order.ts'
import { settleWithRefunds } from '../payments/settle-payment.ts'
import type { Shop } from '../ports.ts'
import { ShopError } from '../shop-error.ts'
import { isUnderWay, type RefundRecord, type RefundRequest, refundOf } from './refund-rules.ts'

/**
 * Gives a paid order's money back, all of it or a part. The refund is on record before Stripe is asked, under the key
 * that makes a repeat refund once. Throws `not_found`, `order_not_paid`, `refund_not_possible`,
 * `payment_provider_failed` (the refund stays on record and is tried again) or `busy`.
 */
export async function refundOrder(
  shop: Shop,
  request: RefundRequest,
): Promise<{ order: Order; refund: RefundRecord }> {
  const { orderId, key, now } = request
  const order = await shop.orders.find(orderId)
  if (!order) throw errors.noSuchOrder()
  // What was given back at Stripe's own desk counts before the rest is reckoned.
  if (order.transactionId) await resync(shop, orderId, order.transactionId, now)
  const refund = await shop.refunds.request({ orderId, key }, (found) => refundOf(found, request))
  if (refund.state === 'failed') {
    throw new ShopError('refund_not_possible', 'This refund was refused. Please start another one.')
  }
  if (isUnderWay(refund)) await executeRefund(shop, refund, { now, tell: false })
  const after = await shop.orders.find(orderId)
  if (!after) throw errors.noSuchOrder()
  return { order: after, refund }
}

/** Asks the payment provider for a refund that is on record. Throws `refund_not_possible` when it says no for good. */
async function executeRefund(
  shop: Shop,
  refund: RefundRecord,
  { now, tell }: { now: Date; tell: boolean },
): Promise<void> {
  const { id: key, intentId, amount, orderId } = refund
  const outcome = await shop.stripe.refund({ intentId, amount, key })
  if ('refused' in outcome) {
    await shop.refunds.refuse(refund, { problem: outcome.refused, tell, now })
    throw new ShopError('refund_not_possible', outcome.refused)
  }
  const intent = await shop.stripe.findIntent(intentId)
  if (!intent)
    throw new ShopError('payment_provider_failed', 'The refund went out, its payment did not answer.')
  await shop.payments.settle({ intent, orderId, now, refunds: [outcome.refund] })
}

async function resync(shop: Shop, orderId: string, intentId: string, now: Date): Promise<void> {
  const intent = await shop.stripe.findIntent(intentId)
  if (intent) await settleWithRefunds(shop, { intent, orderId, now })
}

const refundsAtATime = 100
/** How long somebody who pressed the button may take, in milliseconds. */
const stuckAfterMs = 2 * 60_000

/** Tries refunds again that Stripe may not have heard of. Answers how many are still open; safe to run twice at once. */
export async function finishRefunds(shop: Shop, now: Date): Promise<number> {
  let open = 0
  const before = new Date(now.getTime() - stuckAfterMs)
  for (const refund of await shop.refunds.underWay(before, refundsAtATime)) {
    try {
      await resync(shop, refund.orderId, refund.intentId, now)
      const left = await shop.refunds.find(refund.id)
      if (left && isUnderWay(left)) await executeRefund(shop, left, { now, tell: true })
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      open++
      shop.log[severityOf(error)]('refund is still open', { refundId: refund.id, code: error.code, error })
    }
  }
  return open
}
