import { request } from 'node:http'
import { request as secureRequest } from 'node:https'
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

/** With Node's own client, because what `fetch` keeps for each call outlives it by far. */
function post(url: string, options: { headers: Record<string, string>; signal: AbortSignal }, body: string) {
  return new Promise<number>((resolve, reject) => {
    const send = url.startsWith('https:') ? secureRequest : request
    const sending = send(url, { method: 'POST', ...options }, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    sending.on('error', reject).end(body)
  })
}

/** Posts a freshly signed event and never throws; only a 2xx response counts as received. */
export async function sendEvent(body: string, endpoint: Endpoint, signal: AbortSignal): Promise<Attempt> {
  const at = new Date()
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signatureHeader(body, endpoint.secret, Math.floor(at.getTime() / 1000)),
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
  }
  try {
    const status = await post(endpoint.url, { headers, signal }, body)
    return { at: at.toISOString(), ok: status >= 200 && status < 300, status }
  } catch (error) {
    return { at: at.toISOString(), ok: false, status: null, error: reasonOf(error) }
  }
}
