import type Stripe from 'stripe'
import type { PaymentEvent } from '../domain/payments/payment-intent.ts'
import { idOf } from './stripe-objects.ts'

/** The types of events that the shop handles and Stripe has to send; the compiler checks them against the cases below. */
export const handledEvents = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const satisfies Stripe.Event['type'][]

type HandledEvent = Extract<Stripe.Event, { type: (typeof handledEvents)[number] }>

const isHandled = (event: Stripe.Event): event is HandledEvent =>
  handledEvents.some((type) => type === event.type)

/** Where Stripe's event says to look; what the shop does not listen to is `other`. */
export function eventOf(event: Stripe.Event): PaymentEvent {
  const { id } = event
  const about = (kind: 'intent' | 'refund', intentId: string | undefined): PaymentEvent =>
    intentId ? { id, kind, intentId } : { id, kind: 'other', type: event.type }
  if (!isHandled(event)) return { id, kind: 'other', type: event.type }
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return about('intent', event.data.object.id)
    case 'payment_intent.payment_failed':
      return { id, kind: 'intent', intentId: event.data.object.id, declined: true }
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
  }
}
