import { LRUCache } from 'lru-cache'
import type Stripe from 'stripe'
import type { PaymentProvider } from '../domain/payments/payment-provider.ts'
import { ShopError } from '../domain/shop-error.ts'
import * as m from '../texts/gateways.ts'
import {
  codeOf,
  declinedIfInvalid,
  isStoredFailure,
  makeOnce,
  type StripeSettings,
  stripeClient,
  translateErrors,
  undefinedIfUnknown,
} from './stripe-client.ts'
import { disputeOf, eventOf, intentOf, refundKeyField, refundOf } from './stripe-objects.ts'

/** The page has a card form and no address to return to from a bank's own site. */
const cardsOnly = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const
const withCharge = { expand: ['latest_charge'] }
const mostPerPage = 100

export function stripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = stripeClient(settings)
  const call = <Value>(work: (stripe: Stripe) => Promise<Value>) =>
    translateErrors(async () => work(await stripe()))

  return {
    createIntent: ({ amount, currency, orderId, uid, key, notBefore }) =>
      call(async ({ paymentIntents }) => {
        const metadata: Record<string, string> = orderId ? { orderId, uid, key } : { uid, key }
        const body = { amount, currency, metadata, ...cardsOnly }
        const made = await makeOnce<
          Stripe.PaymentIntent & { lastResponse?: Stripe.Response<object>['lastResponse'] }
        >(key, {
          make: (idempotencyKey) => paymentIntents.create(body, { idempotencyKey }),
          findMade: async () => {
            const created = { gte: Math.floor(notBefore.getTime() / 1000) }
            for await (const intent of paymentIntents.list({ created, limit: mostPerPage })) {
              if (intent.metadata.key === key) return intent
            }
            return undefined
          },
          isStored: isStoredFailure,
        })
        // A replayed response tells how the intent was, not how it is.
        const isReplay = made.lastResponse?.headers['idempotent-replayed'] === 'true'
        return intentOf(isReplay ? await paymentIntents.retrieve(made.id, withCharge) : made)
      }),

    findIntent: (id) =>
      undefinedIfUnknown(() =>
        call(async ({ paymentIntents }) => intentOf(await paymentIntents.retrieve(id, withCharge))),
      ),

    cancelIntent: (id) =>
      undefinedIfUnknown(() =>
        call(async ({ paymentIntents }) => {
          try {
            return intentOf(await paymentIntents.cancel(id))
          } catch (error) {
            // It can no longer be cancelled: Stripe knows its state.
            if (codeOf(error) !== 'payment_intent_unexpected_state') throw error
            return intentOf(await paymentIntents.retrieve(id, withCharge))
          }
        }),
      ),

    setCardUse: (id, use) =>
      call(async ({ paymentIntents }) => {
        // An empty text takes it back.
        const usage = { setup_future_usage: use?.save ? ('on_session' as const) : ('' as const) }
        try {
          return intentOf(
            await paymentIntents.update(id, use ? { ...usage, customer: use.customerId } : usage),
          )
        } catch (error) {
          // It is past changing: what it is instead, Stripe knows.
          if (codeOf(error) !== 'payment_intent_unexpected_state') throw error
          return intentOf(await paymentIntents.retrieve(id, withCharge))
        }
      }),

    allIntents: (since) =>
      call(async ({ paymentIntents }) => {
        const intents = []
        const created = since && { gte: Math.floor(since.getTime() / 1000) }
        const all = paymentIntents.list({ created, limit: mostPerPage, expand: ['data.latest_charge'] })
        for await (const intent of all) intents.push(intentOf(intent))
        return intents
      }),

    refund: ({ intentId, amount, key }) =>
      declinedIfInvalid(() =>
        call(async ({ refunds }) => {
          const metadata = { [refundKeyField]: key }
          const body = { payment_intent: intentId, amount, metadata }
          const made = await makeOnce<Stripe.Refund>(key, {
            make: (idempotencyKey) => refunds.create(body, { idempotencyKey }),
            findMade: async () => {
              for await (const refund of refunds.list({ payment_intent: intentId, limit: mostPerPage })) {
                if (refund.metadata?.[refundKeyField] === key) return refund
              }
              return undefined
            },
            isStored: isStoredFailure,
          })
          return { refund: refundOf(made) }
        }),
      ),

    refundsOf: (intentId) =>
      call(async (stripe) => {
        const refunds = []
        for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: mostPerPage })) {
          refunds.push(refundOf(refund))
        }
        return refunds.reverse()
      }),

    findDispute: (id) =>
      undefinedIfUnknown(() => call(async ({ disputes }) => disputeOf(await disputes.retrieve(id)))),

    async readEvent(rawBody, signature) {
      const { webhooks } = await stripe()
      try {
        return eventOf(webhooks.constructEvent(rawBody, signature, settings.webhookSecret))
      } catch (cause) {
        throw new ShopError('invalid_request', m.theWebhookSignatureIsNot(), { cause })
      }
    },

    ping: () => call(async ({ paymentIntents }) => void (await paymentIntents.list({ limit: 1 }))),
  }
}

const mostRemembered = 5_000
const rememberedMs = 10 * 60_000

/** Does not ask again about an intent that the provider did not know: made-up ids cost one call each. */
export function rememberingUnknownIntents(provider: PaymentProvider): PaymentProvider {
  const unknown = new LRUCache<string, true>({
    maxSize: mostRemembered,
    sizeCalculation: () => 1,
    ttl: rememberedMs,
  })
  return {
    ...provider,
    async findIntent(id) {
      if (unknown.has(id)) return undefined
      const intent = await provider.findIntent(id)
      if (!intent) unknown.set(id, true)
      return intent
    },
  }
}
