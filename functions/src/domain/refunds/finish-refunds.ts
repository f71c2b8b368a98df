import { type Log, severityOf } from '../log.ts'
import { isUnderWay } from '../orders/refund.ts'
import { ShopError } from '../shop-error.ts'
import { executeRefund, type RefundPorts, resync } from './execute-refund.ts'

const refundsAtATime = 100
/** How long a request may take before its refund counts as interrupted, in milliseconds. */
const stuckAfterMs = 2 * 60_000

/** Retries refunds that may not have reached Stripe. Returns how many are still open; safe to run twice at once. */
export async function finishRefunds(shop: RefundPorts & { log: Log }, now: Date): Promise<number> {
  let open = 0
  const before = new Date(now.getTime() - stuckAfterMs)
  for (const refund of await shop.refunds.underWay(before, refundsAtATime)) {
    try {
      await resync(shop, { orderId: refund.orderId, intentId: refund.intentId, now })
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
