import { callApi } from './api-call.ts'
import { CardElement, IntegrationError } from './card-element.ts'
import type { BillingDetails, BrowserError, MethodAnswer } from './frame-messages.ts'
import { askCardholder } from './three-d-secure-dialog.ts'

export interface Connection {
  base: string
  publishableKey: string
}

type Intent = Record<string, unknown> & { id: string; status: string }
export type IntentAnswer = { paymentIntent: Intent; error?: undefined } | { error: BrowserError }

const notAuthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function intentIdOf(clientSecret: unknown, caller: string): string {
  const id = typeof clientSecret === 'string' ? /^(pi_\w+?)_secret_\w+$/.exec(clientSecret)?.[1] : undefined
  if (id) return id
  throw new IntegrationError(
    `Invalid value for stripe.${caller} intent secret: value should be a client secret of the form \${id}_secret_\${secret}. You specified: ${String(clientSecret)}.`,
  )
}

async function callIntent(
  { base, publishableKey }: Connection,
  path: string,
  method: 'GET' | 'POST',
  values: Record<string, unknown>,
): Promise<IntentAnswer> {
  const answer = await callApi(`${base}/v1/payment_intents/${path}`, publishableKey, method, values)
  if (answer.error) return answer
  return { paymentIntent: { ...answer.body, id: String(answer.body.id), status: String(answer.body.status) } }
}

/** Makes a payment method of `{ card: element, billing_details }`, or of the older `('card', element, data)`. */
export async function createPaymentMethod(data: Record<string, unknown>): Promise<MethodAnswer> {
  const { card, billing_details: billing, metadata, type } = data
  if (type !== 'card')
    throw new IntegrationError(`The stand-in has no payment method of the type '${String(type)}'.`)
  if (card instanceof CardElement) {
    return card.createMethod(isRecord(billing) ? billing : {}, isRecord(metadata) ? metadata : {})
  }
  throw new IntegrationError('Invalid value for createPaymentMethod: card should be a card Element.')
}

async function methodIdOf(method: unknown): Promise<MethodAnswer | null> {
  if (method === undefined || method === null) return null
  if (typeof method === 'string') return { paymentMethod: { id: method } }
  if (!isRecord(method)) throw new IntegrationError('Invalid value for confirmCardPayment: payment_method.')
  const billing: BillingDetails = isRecord(method.billing_details) ? method.billing_details : {}
  return createPaymentMethod({
    type: 'card',
    card: method.card,
    billing_details: billing,
    metadata: method.metadata,
  })
}

function shownAmount(intent: Intent): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: String(intent.currency) })
  return format.format(Number(intent.amount) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** Answers of an intent that did not go through, in the shape of an error. */
function errorOf(intent: Intent): BrowserError {
  const last = isRecord(intent.last_payment_error) ? intent.last_payment_error : {}
  const unauthenticated = last.code === 'payment_intent_authentication_failure'
  const shown = unauthenticated ? { message: notAuthenticated } : {}
  return { ...last, type: String(last.type ?? 'api_error'), ...shown, payment_intent: intent }
}

/** Runs the 3-D Secure window where the intent waits for one. */
async function handleAction(
  connection: Connection,
  intent: Intent,
  clientSecret: string,
): Promise<IntentAnswer> {
  if (intent.status !== 'requires_action') return { paymentIntent: intent }
  const outcome = await askCardholder(shownAmount(intent))
  try {
    await fetch(`${connection.base}/_stand-in/payment_intents/${intent.id}/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    })
  } catch {
    // A broken connection shows itself in the next call, which asks what became of the intent.
  }
  const after = await callIntent(connection, intent.id, 'GET', { client_secret: clientSecret })
  if (after.error || after.paymentIntent.status !== 'requires_payment_method') return after
  return { error: errorOf(after.paymentIntent) }
}

export async function confirmCardPayment(
  connection: Connection,
  clientSecret: string,
  data: Record<string, unknown> = {},
  options: { handleActions?: boolean } = {},
): Promise<IntentAnswer> {
  const id = intentIdOf(clientSecret, 'confirmCardPayment')
  const method = await methodIdOf(data.payment_method)
  if (method?.error) return { error: method.error }
  const answer = await callIntent(connection, `${id}/confirm`, 'POST', {
    client_secret: clientSecret,
    payment_method: method?.paymentMethod.id,
    receipt_email: data.receipt_email,
    return_url: data.return_url,
    setup_future_usage: data.setup_future_usage,
    shipping: data.shipping,
    expected_payment_method_type: 'card',
    use_stripe_sdk: true,
  })
  if (answer.error || options.handleActions === false) return answer
  return handleAction(connection, answer.paymentIntent, clientSecret)
}

export async function retrievePaymentIntent(
  connection: Connection,
  clientSecret: string,
): Promise<IntentAnswer> {
  const id = intentIdOf(clientSecret, 'retrievePaymentIntent')
  return callIntent(connection, id, 'GET', { client_secret: clientSecret })
}

export async function handleCardAction(connection: Connection, clientSecret: string): Promise<IntentAnswer> {
  const answer = await retrievePaymentIntent(connection, clientSecret)
  return answer.error ? answer : handleAction(connection, answer.paymentIntent, clientSecret)
}
