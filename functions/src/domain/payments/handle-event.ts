import { disputed } from './payment-alert-rules.ts'
import type { PaymentAlertStore } from './payment-alert-store.ts'
import type { PaymentEvent } from './payment-intent.ts'
import { type SettlingPorts, settlePayment, settleWithRefunds } from './settle-payment.ts'

interface EventPorts extends SettlingPorts {
  paymentAlerts: PaymentAlertStore
}

/**
 * Does what a webhook event asks for, once: the provider is asked how things stand now, so late and doubled events and
 * those out of order do no harm. An event that is not ours or was handled before changes nothing. Throws whatever keeps
 * it from being done, so that the payment provider sends it again.
 */
export async function handleEvent(shop: EventPorts, event: PaymentEvent, now: Date): Promise<void> {
  if (event.kind === 'other' || (await shop.payments.wasHandled(event.id))) return
  if (event.kind === 'dispute') return noteDispute(shop, event, now)
  const intent = await shop.paymentProvider.findIntent(event.intentId)
  const orderId = intent && (intent.orderId ?? (await shop.payments.orderOf(intent.id)))
  if (!orderId) return shop.payments.recordEvent(event.id, now)
  const settle = event.kind === 'refund' ? settleWithRefunds : settlePayment
  await settle(shop, { intent, orderId, now, eventId: event.id })
}

async function noteDispute(
  shop: EventPorts,
  event: { id: string; disputeId: string },
  now: Date,
): Promise<void> {
  const dispute = await shop.paymentProvider.findDispute(event.disputeId)
  if (!dispute) return shop.payments.recordEvent(event.id, now)
  const intent = await shop.paymentProvider.findIntent(dispute.intentId)
  const orderId = intent?.orderId ?? (await shop.payments.orderOf(dispute.intentId))
  // Its ending is news; what comes in between is not, for whoever resolved its alert.
  const again = dispute.ending !== undefined
  await shop.paymentAlerts.raise(disputed(dispute, orderId, now), { again, eventId: event.id })
}
