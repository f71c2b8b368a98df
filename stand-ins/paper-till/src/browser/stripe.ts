import { releaseTrain } from '../api-version.ts'
import type { CardElement } from './card-element.ts'
import { cardMethods } from './confirm-card.ts'
import { Elements } from './elements.ts'
import type { Connection } from './intents.ts'
import { withSentences } from './missing-methods.ts'
import { createPaymentMethod, createToken } from './payment-methods.ts'

const script = document.currentScript

/** Where the API is: where the script came from, unless its `data-api` says otherwise. */
function baseOf(): string {
  if (!(script instanceof HTMLScriptElement)) return window.location.origin
  return script.dataset.api ?? new URL(script.src).origin
}

const base = baseOf()

/** The object that `Stripe('pk_test_…')` returns. */
function newStripe(publishableKey: unknown) {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
    throw new Error(
      'Please call Stripe() with your publishable key. You used an empty string or another kind of key.',
    )
  }
  const connection: Connection = { base, publishableKey }
  return withSentences({
    elements: () => new Elements(base, publishableKey),
    createPaymentMethod: (
      first: string | Record<string, unknown>,
      element?: CardElement,
      data: Record<string, unknown> = {},
    ) =>
      createPaymentMethod(
        connection,
        typeof first === 'string' ? { ...data, type: first, card: element } : first,
      ),
    createToken,
    ...cardMethods(connection),
    // The wrappers for modules and React introduce themselves here; there is nothing to learn from it.
    _registerWrapper: () => {},
    registerAppInfo: () => {},
  })
}

Object.assign(window, { Stripe: Object.assign(newStripe, { version: releaseTrain }) })
