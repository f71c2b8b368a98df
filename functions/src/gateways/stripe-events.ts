import type Stripe from 'stripe'
import type { PaymentEvent } from '../domain/payments/payment-intent.ts'
import { idOf } from './stripe-objects.ts'

/** Where Stripe's event says to look; what the shop does not listen to is `other`. */
export function eventOf(event: Stripe.Event): PaymentEvent {
  const { id } = event
  const about = (kind: 'intent' | 'refund', intentId: string | undefined): PaymentEvent =>
    intentId ? { id, kind, intentId } : { id, kind: 'other', type: event.type }
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
      return about('intent', event.data.object.id)
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed':
      return about('refund', idOf(event.data.object.payment_intent))
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return { id, kind: 'dispute', disputeId: event.data.object.id }
    default:
      return { id, kind: 'other', type: event.type }
  }
}
