import { isRecord } from '../json.ts'
import { callApi } from './api-call.ts'
import { CardElement, IntegrationError } from './card-element.ts'
import type { BrowserError, MadeResponse } from './frame-messages.ts'
import type { Connection } from './intents.ts'
import { notHere } from './missing-methods.ts'

export type MethodResponse = { paymentMethod: { id: string }; error?: undefined } | { error: BrowserError }

const asMethod = (response: MadeResponse): MethodResponse =>
  response.error ? { error: response.error } : { paymentMethod: response.made }

/** Makes a payment method of `{ card: element or { token }, billing_details }`. */
export async function createPaymentMethod(
  { base, publishableKey }: Connection,
  data: Record<string, unknown>,
): Promise<MethodResponse> {
  const { card, billing_details: billing, metadata, type } = data
  if (type !== 'card') throw notHere(`payment methods of the type '${String(type)}'`)
  const details = {
    billingDetails: isRecord(billing) ? billing : {},
    metadata: isRecord(metadata) ? metadata : {},
  }
  if (card instanceof CardElement) return asMethod(await card.make('payment_methods', details))
  if (isRecord(card) && typeof card.token === 'string') {
    const response = await callApi(`${base}/v1/payment_methods`, publishableKey, 'POST', {
      type: 'card',
      card: { token: card.token },
      billing_details: details.billingDetails,
      metadata: details.metadata,
    })
    if (response.error) return { error: response.error }
    return { paymentMethod: { ...response.body, id: String(response.body.id) } }
  }
  throw new IntegrationError('Invalid value for createPaymentMethod: card should be a card Element.')
}

/** Makes a single-use token of what was typed, as older shops do. */
export async function createToken(
  element: unknown,
  data: Record<string, unknown> = {},
): Promise<{ token: { id: string }; error?: undefined } | { error: BrowserError }> {
  if (!(element instanceof CardElement)) throw notHere('stripe.createToken() of anything but a card element')
  const response = await element.make('tokens', { billingDetails: {}, metadata: {}, card: data })
  return response.error ? { error: response.error } : { token: response.made }
}

/** The id of the method that a confirmation names or brings along; null where it brings none. */
export async function methodIdOf(
  connection: Connection,
  method: unknown,
  caller: string,
): Promise<MethodResponse | null> {
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
