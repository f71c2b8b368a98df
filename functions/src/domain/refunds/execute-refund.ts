import type { Order } from '../orders/order.ts'
import type { RefundRecord } from '../orders/refund.ts'
import { applySettling, type SettlingPorts, settleWithRefunds } from '../payments/settle-payment.ts'
import { ShopError } from '../shop-error.ts'
import { failedRefund } from './refund-rules.ts'
import type { RefundStore } from './refund-store.ts'

/** What executing a refund needs. */
export interface RefundPorts extends SettlingPorts {
  refunds: RefundStore
}

/**
 * Asks the payment provider for a refund that is on record. With `tell` the admins get an alert when it is declined.
 * Returns the order as it stands afterwards. Throws `refund_not_possible` when the provider declines it for good, and
 * `payment_provider_failed`.
 */
export async function executeRefund(
  shop: RefundPorts,
  refund: RefundRecord,
  { now, tell }: { now: Date; tell: boolean },
): Promise<Order | undefined> {
  const { id: key, intentId, amount, orderId } = refund
  const outcome = await shop.paymentProvider.refund({ intentId, amount, key })
  if ('declined' in outcome) {
    const problem = outcome.declined
    await shop.refunds.fail(refund, (found) => failedRefund(found, { problem, tell, now }))
    throw new ShopError('refund_not_possible', problem)
  }
  const intent = await shop.paymentProvider.findIntent(intentId)
  if (!intent) {
    throw new ShopError('payment_provider_failed', 'The refund was made, but its payment was not found.')
  }
  const { order } = await applySettling(shop, { intent, orderId, now, refunds: [outcome.refund] })
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
