import { isRecord } from '../json.ts'
import { callApi } from './api-call.ts'
import { IntegrationError } from './card-element.ts'
import type { BrowserError } from './frame-messages.ts'
import { askCardholder } from './three-d-secure-dialog.ts'

/** Where the stand-in is, and the key to ask it with. */
export interface Connection {
  base: string
  publishableKey: string
}

export type Intent = Record<string, unknown> & { id: string; status: string }
export type IntentResponse = { intent: Intent; error?: undefined } | { error: BrowserError }

/** The two kinds of intents, as addresses, secrets and errors call them. */
export const payment = {
  prefix: 'pi',
  path: 'payment_intents',
  name: 'payment_intent',
  last: 'last_payment_error',
  result: 'paymentIntent',
}
export const setup = {
  prefix: 'seti',
  path: 'setup_intents',
  name: 'setup_intent',
  last: 'last_setup_error',
  result: 'setupIntent',
}
export type Kind = typeof payment

const notAuthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

/** The intent's id, which stands in its client secret. */
export function intentIdOf({ prefix }: Kind, clientSecret: unknown, caller: string): string {
  const pattern = new RegExp(`^(${prefix}_\\w+?)_secret_\\w+$`)
  const id = typeof clientSecret === 'string' ? pattern.exec(clientSecret)?.[1] : undefined
  if (id) return id
  throw new IntegrationError(
    `Invalid value for stripe.${caller} intent secret: value should be a client secret of the form \${id}_secret_\${secret}. You specified: ${String(clientSecret)}.`,
  )
}

export async function callIntent(
  { base, publishableKey }: Connection,
  { path }: Kind,
  rest: string,
  method: 'GET' | 'POST',
  values: Record<string, unknown>,
): Promise<IntentResponse> {
  const response = await callApi(`${base}/v1/${path}/${rest}`, publishableKey, method, values)
  if (response.error) return response
  return { intent: { ...response.body, id: String(response.body.id), status: String(response.body.status) } }
}

function shownAmount(intent: Intent): string | null {
  if (intent.amount === undefined) return null
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: String(intent.currency) })
  return format.format(Number(intent.amount) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** Responses of an intent that did not go through, in the shape of an error. */
function errorOf({ name, last }: Kind, intent: Intent): BrowserError {
  const problem = intent[last]
  const found = isRecord(problem) ? problem : {}
  const unauthenticated = String(found.code).endsWith('intent_authentication_failure')
  const shown = unauthenticated ? { message: notAuthenticated } : {}
  return { ...found, type: String(found.type ?? 'api_error'), ...shown, [name]: intent }
}

/** The bank's page, where the intent was confirmed for one; the browser leaves and comes back to the shop. */
function leaveForBank(intent: Intent): Promise<never> | null {
  const action = isRecord(intent.next_action) ? intent.next_action : {}
  const redirect = isRecord(action.redirect_to_url) ? action.redirect_to_url : {}
  if (typeof redirect.url !== 'string') return null
  window.location.assign(redirect.url)
  return new Promise(() => undefined)
}

/** Runs the 3-D Secure window where the intent waits for one. */
export async function handleAction(
  connection: Connection,
  kind: Kind,
  intent: Intent,
  clientSecret: string,
): Promise<IntentResponse> {
  if (intent.status !== 'requires_action') return { intent }
  const leaving = leaveForBank(intent)
  if (leaving) return leaving
  const outcome = await askCardholder(shownAmount(intent))
  try {
    await fetch(`${connection.base}/_stand-in/${kind.path}/${intent.id}/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    })
  } catch {
    // A broken connection shows itself in the next call, which asks what became of the intent.
  }
  const after = await callIntent(connection, kind, intent.id, 'GET', { client_secret: clientSecret })
  if (after.error || after.intent.status !== 'requires_payment_method') return after
  return { error: errorOf(kind, after.intent) }
}

/** Asks for an intent by its client secret. */
export function retrieveIntent(
  connection: Connection,
  kind: Kind,
  clientSecret: string,
  caller: string,
): Promise<IntentResponse> {
  const id = intentIdOf(kind, clientSecret, caller)
  return callIntent(connection, kind, id, 'GET', { client_secret: clientSecret })
}

/** Goes on with an intent that its server has confirmed. */
export async function goOn(
  connection: Connection,
  kind: Kind,
  clientSecret: string,
  caller: string,
): Promise<IntentResponse> {
  const response = await retrieveIntent(connection, kind, clientSecret, caller)
  return response.error ? response : handleAction(connection, kind, response.intent, clientSecret)
}
