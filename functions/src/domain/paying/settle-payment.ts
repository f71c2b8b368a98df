import type { Shop } from '../ports.ts'
import type { Order } from '../purchasing/order.ts'
import { refundLateMoney } from './late-money.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { Settlement } from './settlement-rules.ts'

export interface SettleRequest {
  intent: PaymentIntent
  orderId: string
  now: Date
  /** The webhook event that says so; its record is written together with its effect. */
  eventId?: string
}

/**
 * Brings an order up to date with its payment. The browser's report, the webhook, deletion, expiry and the daily check
 * all come through here; repeats and any order of arrival end in the same state. Money whose order can not take it any
 * more goes back by itself. Throws `payment_provider_failed` or `busy`.
 */
export async function settlePayment(
  shop: Shop,
  request: SettleRequest,
): Promise<{ settlement: Settlement; order?: Order }> {
  const settled = await shop.payments.settle(request)
  if (settled.settlement === 'late' || settled.settlement === 'second') {
    await refundLateMoney(shop, request.intent)
    if (request.eventId) await shop.payments.recordEvent(request.eventId, request.now)
  }
  return settled
}
