import Stripe from 'stripe'
import type { PaymentEvent } from '../domain/payments/payment-intent.ts'
import type { PaymentProvider } from '../domain/payments/payment-provider.ts'
import { ShopError } from '../domain/shop-error.ts'
import { ask, codeOf, unlessRefused, unlessUnknown } from './stripe-errors.ts'
import { eventOf } from './stripe-events.ts'
import { disputeOf, intentOf, refundKeyField, refundOf } from './stripe-objects.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Left out for Stripe itself. */
  apiUrl?: string
}

/** The page has a card form and nowhere to come back to from a bank's own site. */
const cardsOnly = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const
/** How much of an intent went back stands on its charge. */
const withCharge = { expand: ['latest_charge'] }
const mostPerPage = 100

export function stripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.apiUrl),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })
  const retrieve = async (id: string) => intentOf(await stripe.paymentIntents.retrieve(id, withCharge))

  return {
    createIntent: ({ amount, currency, orderId, uid, key }) =>
      ask(async () => {
        const metadata: Record<string, string> = orderId ? { orderId, uid } : { uid }
        const made = await stripe.paymentIntents.create(
          { amount, currency, metadata, ...cardsOnly },
          { idempotencyKey: key },
        )
        // A replayed answer tells how the intent was, not how it is.
        const isReplay = made.lastResponse.headers['idempotent-replayed'] === 'true'
        return isReplay ? retrieve(made.id) : intentOf(made)
      }),

    findIntent: (id) => unlessUnknown(() => ask(() => retrieve(id))),

    cancelIntent: (id) =>
      unlessUnknown(() =>
        ask(async () => {
          try {
            return intentOf(await stripe.paymentIntents.cancel(id))
          } catch (error) {
            // It is past cancelling: what it is instead, Stripe knows.
            if (codeOf(error) !== 'payment_intent_unexpected_state') throw error
            return retrieve(id)
          }
        }),
      ),

    allIntents: () =>
      ask(async () => {
        const intents = []
        const all = stripe.paymentIntents.list({ limit: mostPerPage, expand: ['data.latest_charge'] })
        for await (const intent of all) intents.push(intentOf(intent))
        return intents
      }),

    refund: ({ intentId, amount, key }) =>
      unlessRefused(() =>
        ask(async () => {
          const metadata = { [refundKeyField]: key }
          const body = { payment_intent: intentId, amount, metadata }
          return { refund: refundOf(await stripe.refunds.create(body, { idempotencyKey: key })) }
        }),
      ),

    refundsOf: (intentId) =>
      ask(async () => {
        const refunds = []
        for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: mostPerPage })) {
          refunds.push(refundOf(refund))
        }
        return refunds.reverse()
      }),

    findDispute: (id) => unlessUnknown(() => ask(async () => disputeOf(await stripe.disputes.retrieve(id)))),

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
