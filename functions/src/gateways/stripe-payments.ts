import { idPattern } from '@wood-master/contract/document-limits'
import { LRUCache } from 'lru-cache'
import type Stripe from 'stripe'
import { ShopError } from '../domain/errors.ts'
import type { ProviderRefund } from '../domain/orders/refund.ts'
import type {
  Dispute,
  PaymentEvent,
  PaymentIntent,
  PaymentProvider,
} from '../domain/payments/payment-provider.ts'
import * as m from '../texts/gateways.ts'
import { codeOf, declinedIfInvalid, makeOnce, type StripeSettings, stripeCaller } from './stripe-client.ts'

/** The page has a card form and no address to return to from a bank's own site. */
const cardsOnly = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const
const withCharge = { expand: ['latest_charge'] }
const mostPerPage = 100

export function stripePayments(settings: StripeSettings): PaymentProvider {
  const { stripe, call, callKnown } = stripeCaller(settings)

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
        })
        // A replayed response tells how the intent was, not how it is.
        const isReplay = made.lastResponse?.headers['idempotent-replayed'] === 'true'
        return intentOf(isReplay ? await paymentIntents.retrieve(made.id, withCharge) : made)
      }),

    findIntent: (id) =>
      callKnown(async ({ paymentIntents }) => intentOf(await paymentIntents.retrieve(id, withCharge))),

    cancelIntent: (id) =>
      callKnown(({ paymentIntents }) => changed(paymentIntents, id, () => paymentIntents.cancel(id))),

    setCardUse: (id, use) =>
      call(async ({ paymentIntents }) => {
        // An empty text takes it back.
        const usage = { setup_future_usage: use?.save ? ('on_session' as const) : ('' as const) }
        const change = use ? { ...usage, customer: use.customerId } : usage
        return changed(paymentIntents, id, () => paymentIntents.update(id, change))
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

    findDispute: (id) => callKnown(async ({ disputes }) => disputeOf(await disputes.retrieve(id))),

    async readEvent(rawBody, signature) {
      const { webhooks } = await stripe()
      try {
        return eventOf(webhooks.constructEvent(rawBody, signature, settings.webhookSecret))
      } catch (cause) {
        throw new ShopError('invalid_request', m.signatureNotValid(), { cause })
      }
    },

    ping: () => call(async ({ paymentIntents }) => void (await paymentIntents.list({ limit: 1 }))),
  }
}

/** The intent after a change, or as Stripe says that it is where it is past changing. */
async function changed(
  paymentIntents: Stripe['paymentIntents'],
  id: string,
  change: () => Promise<Stripe.PaymentIntent>,
): Promise<PaymentIntent> {
  try {
    return intentOf(await change())
  } catch (error) {
    if (codeOf(error) !== 'payment_intent_unexpected_state') throw error
    return intentOf(await paymentIntents.retrieve(id, withCharge))
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

const refundKeyField = 'refundKey'

/** Another shop on the same account may call its own things so: what can be none of our ids would be no document's either. */
function oursIn({ orderId, uid }: Stripe.Metadata) {
  const areIds = [orderId, uid].every((id) => id === undefined || idPattern.test(id))
  return areIds ? { orderId, uid } : undefined
}

function intentOf(intent: Stripe.PaymentIntent): PaymentIntent {
  const charge = intent.latest_charge
  return {
    id: intent.id,
    status: statuses.find((status) => status === intent.status) ?? 'open',
    amount: intent.amount,
    currency: intent.currency,
    clientSecret: intent.client_secret ?? undefined,
    ...oursIn(intent.metadata),
    savesCard: intent.setup_future_usage ? true : undefined,
    customerId: idOf(intent.customer),
    refunded: typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0,
    problem: intent.last_payment_error?.message ?? undefined,
    createdAt: new Date(intent.created * 1000),
  }
}

/** Every other state is `open`: it can still be paid. */
const statuses = ['succeeded', 'canceled', 'processing'] as const

function refundOf(refund: Stripe.Refund): ProviderRefund {
  return {
    id: refund.id,
    key: refund.metadata?.[refundKeyField],
    amount: refund.amount,
    state: refundStates[refund.status ?? ''] ?? 'pending',
    createdAt: new Date(refund.created * 1000),
  }
}

const refundStates: Partial<Record<string, ProviderRefund['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

type DisputeFacts = Pick<Stripe.Dispute, 'id' | 'payment_intent' | 'amount' | 'currency' | 'status'> & {
  is_charge_refundable?: boolean
  evidence_details?: Pick<Stripe.Dispute.EvidenceDetails, 'due_by'>
}

/** Nothing for a dispute of a charge that no payment intent made. */
export function disputeOf(dispute: DisputeFacts): Dispute | undefined {
  const intentId = idOf(dispute.payment_intent)
  if (!intentId) return undefined
  const { id, amount, currency, status, is_charge_refundable, evidence_details: evidence } = dispute
  const ending = endings[status]
  const refundable = ending ? undefined : is_charge_refundable
  const dueAt = !ending && evidence?.due_by ? new Date(evidence.due_by * 1000) : undefined
  return { id, intentId, amount, currency, stage: stageOf(status), refundable, ending, dueAt }
}

function stageOf(status: Stripe.Dispute.Status): Dispute['stage'] {
  if (status.startsWith('warning_')) return 'inquiry'
  return status.startsWith('appeal_') ? 'appeal' : 'dispute'
}

const endings: Partial<Record<Stripe.Dispute.Status, Dispute['ending']>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
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

/** False where an event was written by another version of Stripe's API, which may lack what settling goes by. */
function isWhole({ status, amount, currency, metadata, created }: Partial<Stripe.PaymentIntent>): boolean {
  const isSaid = status === 'succeeded' && currency !== undefined && metadata?.uid !== undefined
  return isSaid && Number.isInteger(amount) && Number.isInteger(created)
}

/** Where Stripe's event says to look; what the shop does not listen to is `other`. */
function eventOf(event: Stripe.Event): PaymentEvent {
  const { id } = event
  const other: PaymentEvent = { id, kind: 'other', type: event.type }
  if (!isHandled(event)) return other
  switch (event.type) {
    case 'payment_intent.succeeded': {
      const { object } = event.data
      const paid = isWhole(object) && { intent: intentOf(object), at: new Date(event.created * 1000) }
      return { id, kind: 'intent', intentId: object.id, ...(paid && { paid }) }
    }
    case 'payment_intent.canceled':
      return { id, kind: 'intent', intentId: event.data.object.id }
    case 'payment_intent.payment_failed':
      return {
        id,
        kind: 'intent',
        intentId: event.data.object.id,
        declinedAt: new Date(event.created * 1000),
      }
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed': {
      const intentId = idOf(event.data.object.payment_intent)
      return intentId ? { id, kind: 'refund', intentId } : other
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return { id, kind: 'dispute', disputeId: event.data.object.id }
  }
}
