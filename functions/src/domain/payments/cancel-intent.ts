import { errors } from '../errors.ts'
import { type SettlingPorts, settlePayment } from './settle-payment.ts'

/**
 * Cancels the intent of an unpaid order at Stripe. True when the money came first: the order is settled then. Throws
 * `payment_provider_failed` when Stripe does not say either, or `busy`.
 */
export async function cancelledTooLate(
  shop: SettlingPorts,
  { orderId, intentId, now }: { orderId: string; intentId: string; now: Date },
): Promise<boolean> {
  const intent = await shop.paymentProvider.cancelIntent(intentId)
  if (!intent || intent.status === 'canceled') return false
  if (intent.status !== 'succeeded') throw errors.paymentUnderWay()
  const { settlement } = await settlePayment(shop, { intent, orderId, now })
  return settlement === 'pay' || settlement === 'already'
}
