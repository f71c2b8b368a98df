import Stripe from 'stripe'
import { handledEvents } from '../../functions/src/gateways/stripe-objects.ts'
import { type Check, type Finding, found, type Target } from './finding.ts'
import { readSecret } from './secret-check.ts'

export interface WebhookEndpoint {
  url: string
  status: string
  enabled_events: string[]
}

const webhookUrl = (site: string) => `${site}/api/stripe/webhook`

/** Without the webhook an order stays unpaid when the buyer closes the page too early. */
export function webhookFindings(endpoints: WebhookEndpoint[], site: string): Finding[] {
  const url = webhookUrl(site)
  const endpoint = endpoints.find((known) => known.url === url)
  const where = 'the Stripe dashboard (Developers, Webhooks)'
  if (!endpoint) {
    return found(
      `Stripe has no webhook endpoint for ${url}.`,
      `Add it in ${where} with these events: ${handledEvents.join(', ')}. Then store its signing secret in STRIPE_WEBHOOK_SECRET. If the site has another address, pass it with --site.`,
    )
  }
  if (endpoint.status !== 'enabled')
    return found(`The webhook endpoint ${url} is ${endpoint.status}.`, `Enable it in ${where}.`)
  if (endpoint.enabled_events.includes('*')) return []
  const missing = handledEvents.filter((event) => !endpoint.enabled_events.includes(event))
  if (missing.length === 0) return []
  return found(
    `The webhook endpoint is not subscribed to ${missing.join(', ')}.`,
    `Add these events to it in ${where}.`,
  )
}

/** All endpoints of the key's account. Throws Stripe's own error for a key that it does not accept. */
export async function listEndpoints(
  key: string,
  address: { host?: string; port?: number; protocol?: 'http' | 'https' } = {},
): Promise<WebhookEndpoint[]> {
  const stripe = new Stripe(key, { ...address, maxNetworkRetries: 2, timeout: 10_000 })
  return stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })
}

export const webhookCheck: Check = {
  name: 'webhook',
  async run({ projectId, site }: Target) {
    const key = readSecret('STRIPE_SECRET_KEY', projectId)
    // The check of the secrets has already reported this.
    if (!key) return []
    try {
      return webhookFindings(await listEndpoints(key), site)
    } catch (error) {
      return found(
        `Stripe did not list the webhook endpoints: ${error instanceof Error ? error.message : error}`,
        'Check STRIPE_SECRET_KEY; a restricted key needs read access to webhook endpoints.',
      )
    }
  },
}
