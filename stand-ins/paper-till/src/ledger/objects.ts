import type Stripe from 'stripe'

/**
 * Stripe's own objects as the stand-in stores them: the SDK's types, with ids where the API answers ids
 * unless the caller asks to expand them. The compiler so checks every answer against Stripe's description.
 */
type WithIds<T, Nullable extends keyof T, Always extends keyof T = never> = Omit<T, Nullable | Always> & {
  [K in Nullable]: string | null
} & { [K in Always]: string }

export type PaymentMethod = WithIds<Stripe.PaymentMethod, 'customer'>
export type PaymentIntent = WithIds<Stripe.PaymentIntent, 'payment_method' | 'latest_charge' | 'customer'>
export type Charge = WithIds<Stripe.Charge, 'payment_intent' | 'balance_transaction' | 'customer'>
export type Refund = WithIds<Stripe.Refund, 'payment_intent' | 'charge' | 'balance_transaction'>
export type Dispute = WithIds<Stripe.Dispute, 'payment_intent', 'charge'>
export type WebhookEndpoint = Stripe.WebhookEndpoint

export type EventType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated'

export type EventObject = PaymentIntent | Charge | Refund | Dispute

/** An event with a snapshot of its object as it was when the event happened. */
export interface StandInEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: EventObject; previous_attributes?: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: EventType
}
