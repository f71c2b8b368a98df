import { releaseTrain } from '../api-version.ts'
import type { CardElement } from './card-element.ts'
import { Elements } from './elements.ts'
import type { BrowserError } from './frame-messages.ts'
import {
  type Connection,
  confirmCardPayment,
  createPaymentMethod,
  handleCardAction,
  retrievePaymentIntent,
} from './payment-intents.ts'

const script = document.currentScript
const base = script instanceof HTMLScriptElement ? new URL(script.src).origin : window.location.origin

/** The object that `Stripe('pk_test_…')` answers. */
function newStripe(publishableKey: unknown) {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
    throw new Error(
      'Please call Stripe() with your publishable key. You used an empty string or another kind of key.',
    )
  }
  const connection: Connection = { base, publishableKey }
  return {
    elements: () => new Elements(base, publishableKey),
    createPaymentMethod: (
      first: string | Record<string, unknown>,
      element?: CardElement,
      data: Record<string, unknown> = {},
    ) => createPaymentMethod(typeof first === 'string' ? { ...data, type: first, card: element } : first),
    confirmCardPayment: (
      secret: string,
      data?: Record<string, unknown>,
      options?: { handleActions?: boolean },
    ) => confirmCardPayment(connection, secret, data, options),
    retrievePaymentIntent: (secret: string) => retrievePaymentIntent(connection, secret),
    handleCardAction: (secret: string) => handleCardAction(connection, secret),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) =>
      handleCardAction(connection, clientSecret),
    createToken: (): Promise<{ error: BrowserError }> => {
      const message = 'The stand-in makes payment methods, not tokens.'
      return Promise.resolve({ error: { type: 'invalid_request_error', message } })
    },
    // The wrappers for modules and React introduce themselves here; the stand-in has nothing to learn from it.
    _registerWrapper: () => {},
    registerAppInfo: () => {},
  }
}

Object.assign(window, { Stripe: Object.assign(newStripe, { version: releaseTrain }) })
