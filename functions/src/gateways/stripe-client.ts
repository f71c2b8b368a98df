import type Stripe from 'stripe'

/** How Stripe is reached, and how its webhooks are checked. */
export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Left out for Stripe itself. */
  apiUrl?: string
}

/** Stripe's SDK, connected when it is first asked for. */
export function stripeClient(settings: StripeSettings): () => Promise<Stripe> {
  let client: Promise<Stripe> | undefined
  return () => {
    client ??= connect(settings)
    return client
  }
}

/** The SDK is the heaviest package of all and most requests are no payments, so it is loaded with the first that is. */
async function connect({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: Sdk } = await import('stripe')
  return new Sdk(secretKey, {
    ...addressOf(apiUrl),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })
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
