import { isRecord } from '../json.ts'
import type { BrowserError } from './frame-messages.ts'
import {
  type Connection,
  callIntent,
  goOn,
  handleAction,
  type Intent,
  type IntentResponse,
  intentIdOf,
  type Kind,
  payment,
  retrieveIntent,
  setup,
} from './intents.ts'
import { methodIdOf } from './payment-methods.ts'

/** What Stripe.js resolves with: one of these. */
interface Outcome {
  paymentIntent?: Intent
  setupIntent?: Intent
  error?: BrowserError
}
type Values = Record<string, unknown>

const outcomeOf = ({ result }: Kind, response: IntentResponse): Outcome =>
  response.error ? { error: response.error } : { [result]: response.intent }

/** Confirms an intent with a card, its owner's confirmation included unless the page does without. */
async function confirm(
  connection: Connection,
  kind: Kind,
  clientSecret: string,
  data: Values,
  { handleActions = true }: { handleActions?: boolean },
  values: Values = {},
): Promise<Outcome> {
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
  if (response.error || !handleActions) return outcomeOf(kind, response)
  return outcomeOf(kind, await handleAction(connection, kind, response.intent, clientSecret))
}

/** The methods of Stripe.js that confirm with a card, go on with an intent or retrieve it. */
export function cardMethods(connection: Connection) {
  const retrieve = (kind: Kind, caller: string) => async (secret: string) =>
    outcomeOf(kind, await retrieveIntent(connection, kind, secret, caller))
  const goOnWith = async (kind: Kind, secret: string, caller: string) =>
    outcomeOf(kind, await goOn(connection, kind, secret, caller))
  return {
    confirmCardPayment: (secret: string, data: Values = {}, options = {}) => {
      const { receipt_email, setup_future_usage, shipping, payment_method_options: asked } = data
      const card = isRecord(asked) && isRecord(asked.card) ? asked.card : {}
      // The network that the cardholder chose is an option of the card; the security code is typed in the card element.
      const payment_method_options = card.network ? { card: { network: card.network } } : undefined
      const values = { receipt_email, setup_future_usage, shipping, payment_method_options }
      return confirm(connection, payment, secret, data, options, values)
    },
    confirmCardSetup: (secret: string, data: Values = {}, options = {}) =>
      confirm(connection, setup, secret, data, options),
    retrievePaymentIntent: retrieve(payment, 'retrievePaymentIntent'),
    retrieveSetupIntent: retrieve(setup, 'retrieveSetupIntent'),
    handleCardAction: (secret: string) => goOnWith(payment, secret, 'handleCardAction'),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) =>
      goOnWith(String(clientSecret).startsWith('seti_') ? setup : payment, clientSecret, 'handleNextAction'),
  }
}
