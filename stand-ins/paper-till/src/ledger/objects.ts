import type Stripe from 'stripe'

/**
 * Stripe's own objects as they are stored: the SDK's types, with ids where the API returns ids unless the caller asks
 * to expand them. The compiler so checks every response against Stripe's description.
 */
type WithIds<T, Nullable extends keyof T, Always extends keyof T = never> = Omit<T, Nullable | Always> & {
  [K in Nullable]: string | null
} & { [K in Always]: string }

export type Customer = WithIds<Stripe.Customer, 'default_source'>
export interface DeletedCustomer {
  id: string
  object: 'customer'
  deleted: true
}
export type PaymentMethod = WithIds<Stripe.PaymentMethod, 'customer'>
export type PaymentIntent = WithIds<Stripe.PaymentIntent, 'payment_method' | 'latest_charge' | 'customer'>
export type SetupIntent = WithIds<Stripe.SetupIntent, 'payment_method' | 'customer'>
export type Charge = WithIds<Stripe.Charge, 'payment_intent' | 'balance_transaction' | 'customer'>
export type Refund = WithIds<Stripe.Refund, 'payment_intent' | 'charge' | 'balance_transaction'>
export type Dispute = WithIds<Stripe.Dispute, 'payment_intent', 'charge'>
export type BalanceTransaction = WithIds<Stripe.BalanceTransaction, 'source'>
export type EarlyFraudWarning = Omit<Stripe.Radar.EarlyFraudWarning, 'charge' | 'payment_intent'> & {
  charge: string
  payment_intent?: string
}
export type WebhookEndpoint = WithIds<Stripe.WebhookEndpoint, never>
export type TestClock = WithIds<Stripe.TestHelpers.TestClock, never>

export interface Token {
  id: string
  object: 'token'
  card: Stripe.Card
  client_ip: string | null
  created: number
  livemode: false
  type: 'card'
  used: boolean
}

export type EventType = Stripe.Event['type']

export type EventObject =
  | Charge
  | Customer
  | Dispute
  | EarlyFraudWarning
  | PaymentIntent
  | PaymentMethod
  | Refund
  | SetupIntent
  | TestClock

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

/** An event as it is kept: there are several for each payment, and the object in it takes less memory as text. */
export type KeptEvent = Omit<StandInEvent, 'data'> & { data: string }

export const keptEvent = (event: StandInEvent): KeptEvent => ({ ...event, data: JSON.stringify(event.data) })

export const openedEvent = (event: KeptEvent): StandInEvent => ({ ...event, data: JSON.parse(event.data) })
