import { signatureHeader } from './signature.ts'

/** Where events go, and the secret that they are signed with. */
export interface Endpoint {
  url: string
  secret: string
}

/** One try to deliver an event: when, and what came back. */
export interface Attempt {
  at: string
  ok: boolean
  /** The endpoint's HTTP status, or null where none came. */
  status: number | null
  error?: string
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** Posts a freshly signed event and never throws; only a 2xx response counts as received. */
export async function sendEvent(body: string, endpoint: Endpoint, signal: AbortSignal): Promise<Attempt> {
  const at = new Date()
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(body, endpoint.secret, Math.floor(at.getTime() / 1000)),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      redirect: 'manual',
      signal,
    })
    await response.arrayBuffer()
    return { at: at.toISOString(), ok: response.ok, status: response.status }
  } catch (error) {
    return { at: at.toISOString(), ok: false, status: null, error: reasonOf(error) }
  }
}
