import type Stripe from 'stripe'
import type { ProviderRefund } from '../domain/orders/refund.ts'
import type { Dispute, PaymentEvent, PaymentIntent } from '../domain/payments/payment-provider.ts'

export const refundKeyField = 'refundKey'

export function intentOf(intent: Stripe.PaymentIntent): PaymentIntent {
  const charge = intent.latest_charge
  return {
    id: intent.id,
    status: statusOf(intent.status),
    amount: intent.amount,
    currency: intent.currency,
    clientSecret: intent.client_secret ?? undefined,
    orderId: intent.metadata.orderId,
    uid: intent.metadata.uid,
    savesCard: intent.setup_future_usage ? true : undefined,
    refunded: typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0,
    problem: intent.last_payment_error?.message ?? undefined,
    createdAt: new Date(intent.created * 1000),
  }
}

function statusOf(status: Stripe.PaymentIntent.Status): PaymentIntent['status'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'canceled':
      return 'canceled'
    case 'processing':
      return 'processing'
    default:
      return 'open'
  }
}

/** Stripe's refund as the domain knows it; the amount stays in minor units. */
export function refundOf(refund: Stripe.Refund): ProviderRefund {
  return {
    id: refund.id,
    key: refund.metadata?.[refundKeyField],
    amount: refund.amount,
    state: refundStateOf(refund.status),
    createdAt: new Date(refund.created * 1000),
  }
}

function refundStateOf(status: string | null): ProviderRefund['state'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

type DisputeFacts = Pick<Stripe.Dispute, 'id' | 'payment_intent' | 'amount' | 'currency' | 'status'>

/** Nothing for a dispute of a charge that no payment intent made. */
export function disputeOf(dispute: DisputeFacts): Dispute | undefined {
  const intentId = idOf(dispute.payment_intent)
  if (!intentId) return undefined
  const { id, amount, currency, status } = dispute
  return { id, intentId, amount, currency, ending: endingOf(status) }
}

function endingOf(status: Stripe.Dispute.Status): Dispute['ending'] {
  switch (status) {
    case 'won':
      return 'won'
    case 'lost':
      return 'lost'
    case 'warning_closed':
    case 'prevented':
      return 'closed'
    default:
      return undefined
  }
}

function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id
}

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
