import Stripe from 'stripe'
import type { PaymentEvent, PaymentIntent } from '../domain/paying/payment-intent.ts'
import type { StripePayments } from '../domain/paying/stripe-payments.ts'
import { ShopError } from '../domain/shop-error.ts'
import { eventOf } from './stripe-events.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Left out for Stripe itself. */
  apiUrl?: string
}

/** The page has a card form and nowhere to come back to from a bank's own site. */
const cardsOnly = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const

const amountRefused = new Set(['amount_too_small', 'amount_too_large'])

export function stripePayments(settings: StripeSettings): StripePayments {
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.apiUrl),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })

  return {
    async createIntent({ amount, currency, orderId, uid, key }) {
      return ask(async () => {
        const metadata: Record<string, string> = orderId ? { orderId, uid } : { uid }
        return intentOf(
          await stripe.paymentIntents.create(
            { amount, currency, metadata, ...cardsOnly },
            { idempotencyKey: key },
          ),
        )
      })
    },

    findIntent: (id) =>
      unlessUnknown(() => ask(async () => intentOf(await stripe.paymentIntents.retrieve(id)))),

    cancelIntent: (id) =>
      unlessUnknown(() =>
        ask(async () => {
          try {
            return intentOf(await stripe.paymentIntents.cancel(id))
          } catch (error) {
            // It is past cancelling: what it is instead, Stripe knows.
            if (codeOf(error) !== 'payment_intent_unexpected_state') throw error
            return intentOf(await stripe.paymentIntents.retrieve(id))
          }
        }),
      ),

    refund: ({ intentId, amount, key }) =>
      ask(async () => {
        try {
          await stripe.refunds.create({ payment_intent: intentId, amount }, { idempotencyKey: key })
        } catch (error) {
          if (codeOf(error) !== 'charge_already_refunded') throw error
        }
      }),

    readEvent(rawBody, signature): PaymentEvent {
      try {
        return eventOf(stripe.webhooks.constructEvent(rawBody, signature, settings.webhookSecret))
      } catch (cause) {
        throw new ShopError('invalid_request', "The signature is not the payment provider's.", { cause })
      }
    },

    ping: () => ask(async () => void (await stripe.paymentIntents.list({ limit: 1 }))),
  }
}

function addressOf(apiUrl: string | undefined): {
  host?: string
  port?: string
  protocol?: 'http' | 'https'
} {
  if (!apiUrl) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

function intentOf(intent: Stripe.PaymentIntent): PaymentIntent {
  return {
    id: intent.id,
    status: statusOf(intent.status),
    amount: intent.amount,
    currency: intent.currency,
    clientSecret: intent.client_secret ?? undefined,
    orderId: intent.metadata.orderId,
    uid: intent.metadata.uid,
  }
}

function statusOf(status: Stripe.PaymentIntent.Status): PaymentIntent['status'] {
  if (status === 'succeeded') return 'succeeded'
  if (status === 'canceled') return 'canceled'
  return status === 'processing' ? 'processing' : 'open'
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined
}

/** Stripe's trouble in the shop's words. What Stripe says of an unknown id is handled by `unlessUnknown`. */
async function ask<Value>(question: () => Promise<Value>): Promise<Value> {
  try {
    return await question()
  } catch (cause) {
    if (codeOf(cause) === 'resource_missing') throw cause
    if (amountRefused.has(codeOf(cause) ?? '')) {
      throw new ShopError('amount_not_payable', 'A card can not be charged this amount.', { cause })
    }
    throw new ShopError(
      'payment_provider_failed',
      'The payment service does not answer. Please try again in a moment.',
      {
        cause,
      },
    )
  }
}

async function unlessUnknown<Value>(question: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await question()
  } catch (error) {
    if (codeOf(error) === 'resource_missing') return undefined
    throw error
  }
}
