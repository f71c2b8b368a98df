import type Stripe from 'stripe'
import type { PaymentEvent } from '../domain/paying/payment-intent.ts'

/** Stripe's event in the shop's words; what the shop does not listen to is `other`. */
export function eventOf(event: Stripe.Event): PaymentEvent {
  const seen = { id: event.id, at: new Date(event.created * 1000) }
  const other: PaymentEvent = { ...seen, kind: 'other', type: event.type }
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { ...seen, kind: 'intent_succeeded', intentId: event.data.object.id }
    case 'payment_intent.canceled':
      return { ...seen, kind: 'intent_canceled', intentId: event.data.object.id }
    case 'payment_intent.payment_failed': {
      const problem = event.data.object.last_payment_error?.message ?? 'The card was declined.'
      return { ...seen, kind: 'intent_failed', intentId: event.data.object.id, problem }
    }
    case 'charge.refunded': {
      const intentId = idOf(event.data.object.payment_intent)
      return intentId
        ? { ...seen, kind: 'charge_refunded', intentId, refundedTotal: event.data.object.amount_refunded }
        : other
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { id: disputeId, amount, currency, status, payment_intent } = event.data.object
      const intentId = idOf(payment_intent)
      return intentId ? { ...seen, kind: 'dispute', intentId, disputeId, amount, currency, status } : other
    }
    default:
      return other
  }
}

function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id
}
