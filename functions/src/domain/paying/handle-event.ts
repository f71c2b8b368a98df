import type { Shop } from '../ports.ts'
import type { PaymentEvent } from './payment-intent.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Does what a webhook event asks for, once. An event that is not ours or was seen before changes nothing.
 * Throws whatever keeps it from being done, so that the payment provider sends it again.
 */
export async function handleEvent(shop: Shop, event: PaymentEvent, now: Date): Promise<void> {
  if (event.kind === 'other' || (await shop.payments.wasHandled(event.id))) return
  const intent = await shop.stripe.findIntent(event.intentId)
  const orderId = intent?.orderId
  if (!intent || !orderId) return shop.payments.recordEvent(event.id, now)
  const seen = { orderId, intentId: intent.id, eventId: event.id, now }
  switch (event.kind) {
    case 'intent_succeeded':
      await settlePayment(shop, { intent, orderId, now, eventId: event.id })
      return
    case 'intent_failed':
      return shop.payments.noteProblem({ ...seen, problem: event.problem })
    case 'charge_refunded':
      return shop.payments.noteRefunded({ ...seen, refundedTotal: event.refundedTotal })
    case 'intent_canceled':
    case 'dispute':
      // A cancelled intent is replaced when its order is paid next.
      return shop.payments.recordEvent(event.id, now)
  }
}
