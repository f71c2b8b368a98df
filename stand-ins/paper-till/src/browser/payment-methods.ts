import { callApi } from './api-call.ts'
import { CardElement, IntegrationError } from './card-element.ts'
import type { BrowserError, MadeAnswer } from './frame-messages.ts'
import { type Connection, isRecord } from './intents.ts'
import { notHere } from './missing-methods.ts'

export type MethodAnswer = { paymentMethod: { id: string }; error?: undefined } | { error: BrowserError }

const asMethod = (answer: MadeAnswer): MethodAnswer =>
  answer.error ? { error: answer.error } : { paymentMethod: answer.made }

/** Makes a payment method of `{ card: element or { token }, billing_details }`. */
export async function createPaymentMethod(
  { base, publishableKey }: Connection,
  data: Record<string, unknown>,
): Promise<MethodAnswer> {
  const { card, billing_details: billing, metadata, type } = data
  if (type !== 'card') throw notHere(`payment methods of the type '${String(type)}'`)
  const details = {
    billingDetails: isRecord(billing) ? billing : {},
    metadata: isRecord(metadata) ? metadata : {},
  }
  if (card instanceof CardElement) return asMethod(await card.make('payment_methods', details))
  if (isRecord(card) && typeof card.token === 'string') {
    const answer = await callApi(`${base}/v1/payment_methods`, publishableKey, 'POST', {
      type: 'card',
      card: { token: card.token },
      billing_details: details.billingDetails,
      metadata: details.metadata,
    })
    if (answer.error) return { error: answer.error }
    return { paymentMethod: { ...answer.body, id: String(answer.body.id) } }
  }
  throw new IntegrationError('Invalid value for createPaymentMethod: card should be a card Element.')
}

/** Makes a single-use token of what was typed, as older shops do. */
export async function createToken(
  element: unknown,
  data: Record<string, unknown> = {},
): Promise<{ token: { id: string }; error?: undefined } | { error: BrowserError }> {
  if (!(element instanceof CardElement)) throw notHere('stripe.createToken() of anything but a card element')
  const answer = await element.make('tokens', { billingDetails: {}, metadata: {}, card: data })
  return answer.error ? { error: answer.error } : { token: answer.made }
}

/** The id of the method that a confirmation names or brings along; null where it brings none. */
export async function methodIdOf(
  connection: Connection,
  method: unknown,
  caller: string,
): Promise<MethodAnswer | null> {
  if (method === undefined || method === null) return null
  if (typeof method === 'string') return { paymentMethod: { id: method } }
  if (!isRecord(method)) throw new IntegrationError(`Invalid value for ${caller}: payment_method.`)
  return createPaymentMethod(connection, {
    type: 'card',
    card: method.card,
    billing_details: method.billing_details,
    metadata: method.metadata,
  })
}
