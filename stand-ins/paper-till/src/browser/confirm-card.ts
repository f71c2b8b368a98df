import type { BrowserError } from './frame-messages.ts'
import {
  type Connection,
  callIntent,
  goOn,
  handleAction,
  type Intent,
  type IntentResponse,
  intentIdOf,
  isRecord,
  type Kind,
  payment,
  retrieveIntent,
  setup,
} from './intents.ts'
import { methodIdOf } from './payment-methods.ts'

type PaymentResponse = { paymentIntent: Intent; error?: undefined } | { error: BrowserError }
type SetupResponse = { setupIntent: Intent; error?: undefined } | { error: BrowserError }

const asPayment = (response: IntentResponse): PaymentResponse =>
  response.error ? { error: response.error } : { paymentIntent: response.intent }
const asSetup = (response: IntentResponse): SetupResponse =>
  response.error ? { error: response.error } : { setupIntent: response.intent }

async function confirm(
  connection: Connection,
  kind: Kind,
  clientSecret: string,
  data: Record<string, unknown>,
  values: Record<string, unknown>,
  handleActions: boolean,
): Promise<IntentResponse> {
  const caller = kind === payment ? 'confirmCardPayment' : 'confirmCardSetup'
  const id = intentIdOf(kind, clientSecret, caller)
  const method = await methodIdOf(connection, data.payment_method, caller)
  if (method?.error) return { error: method.error }
  const response = await callIntent(connection, kind, `${id}/confirm`, 'POST', {
    client_secret: clientSecret,
    payment_method: method?.paymentMethod.id,
    return_url: data.return_url,
    expected_payment_method_type: 'card',
    use_stripe_sdk: true,
    ...values,
  })
  if (response.error || !handleActions) return response
  return handleAction(connection, kind, response.intent, clientSecret)
}

/** Pays an intent with a card, its owner's confirmation included. */
export async function confirmCardPayment(
  connection: Connection,
  clientSecret: string,
  data: Record<string, unknown> = {},
  options: { handleActions?: boolean } = {},
): Promise<PaymentResponse> {
  const asked = isRecord(data.payment_method_options) ? data.payment_method_options : {}
  // The network that the cardholder chose is an option of the card; the security code is typed in the card element.
  const options_ =
    isRecord(asked.card) && asked.card.network ? { card: { network: asked.card.network } } : undefined
  const values = {
    receipt_email: data.receipt_email,
    setup_future_usage: data.setup_future_usage,
    shipping: data.shipping,
    payment_method_options: options_,
  }
  return asPayment(
    await confirm(connection, payment, clientSecret, data, values, options.handleActions !== false),
  )
}

/** Saves a card for later, its owner's confirmation included. */
export async function confirmCardSetup(
  connection: Connection,
  clientSecret: string,
  data: Record<string, unknown> = {},
  options: { handleActions?: boolean } = {},
): Promise<SetupResponse> {
  return asSetup(await confirm(connection, setup, clientSecret, data, {}, options.handleActions !== false))
}

export const retrievePaymentIntent = async (connection: Connection, secret: string) =>
  asPayment(await retrieveIntent(connection, payment, secret, 'retrievePaymentIntent'))

export const retrieveSetupIntent = async (connection: Connection, secret: string) =>
  asSetup(await retrieveIntent(connection, setup, secret, 'retrieveSetupIntent'))

export const handleCardAction = async (connection: Connection, secret: string) =>
  asPayment(await goOn(connection, payment, secret, 'handleCardAction'))

/** Goes on with a payment or a setup, whichever the secret is of. */
export async function handleNextAction(
  connection: Connection,
  clientSecret: string,
): Promise<PaymentResponse | SetupResponse> {
  if (String(clientSecret).startsWith('seti_'))
    return asSetup(await goOn(connection, setup, clientSecret, 'handleNextAction'))
  return asPayment(await goOn(connection, payment, clientSecret, 'handleNextAction'))
}
