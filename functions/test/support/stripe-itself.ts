import Stripe from 'stripe'
import type { Api } from '../../testing/start-api.ts'

/** A real test key from the environment; without one the stand-in is used. Live keys are never taken. */
export function realTestKey(): string | undefined {
  const key = process.env.STRIPE_SECRET_KEY
  return key?.startsWith('sk_test_') && key !== 'sk_test_offline' ? key : undefined
}

/** A webhook as a test sends it. */
export interface Webhook {
  /** What is sent. */
  payload: string
  /** What was signed; what is sent, where left out. */
  signed?: string
  /** With which it was signed; the shop's own where left out. */
  secret?: string
  /** When it was signed, in seconds since 1970; now where left out. */
  timestamp?: number
}

/** Posts a webhook to the shop as Stripe does, signed well or badly. */
export function sendWebhook(
  { url, webhookSecret }: Pick<Api, 'url' | 'webhookSecret'>,
  { payload, signed = payload, secret = webhookSecret, timestamp }: Webhook,
): Promise<Response> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: signed, secret, timestamp })
  return fetch(`${url}/stripe/webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
    body: payload,
  })
}

/**
 * Hands the shop every event about an intent, oldest first, as Stripe would if it could reach this machine. Returns the
 * types that were handed over.
 */
export async function deliverEvents(api: Api, intentId: string): Promise<string[]> {
  const { data } = await api.stripeSdk.events.list({ limit: 100 })
  const events = data.filter(({ data: { object } }) => mentions(object, intentId)).reverse()
  for (const event of events) {
    const response = await sendWebhook(api, { payload: JSON.stringify(event) })
    if (!response.ok) throw new Error(`the shop did not take ${event.type}: ${await response.text()}`)
  }
  return events.map(({ type }) => type)
}

function mentions(object: object, intentId: string): boolean {
  const fields = new Map<string, unknown>(Object.entries(object))
  return fields.get('id') === intentId || fields.get('payment_intent') === intentId
}
