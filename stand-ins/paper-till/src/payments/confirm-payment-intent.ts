import { declines } from '../cards/declines.ts'
import type { PaymentIntent, PaymentMethod } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { invalidParameter, StripeError, unexpectedState } from '../wire/stripe-error.ts'
import { emailOf } from '../wire/validation.ts'
import { checkUsable, findCustomer } from './attachments.ts'
import { authenticationOf, threeDSecureResult } from './authentication.ts'
import { authorize, refuse } from './authorize.ts'
import { shippingOf } from './billing-details.ts'
import { documentationOf } from './decline.ts'
import { isOffSession, nextActionOf, notHere } from './intent-params.ts'
import { cardOptionsOf, defaultCardOptions } from './method-options.ts'
import { findPaymentMethod, readPaymentMethod, testCardOf } from './payment-methods.ts'
import type { Work } from './work.ts'

const confirmable = new Set<string>(['requires_payment_method', 'requires_confirmation', 'requires_action'])
const authenticationFailed =
  'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.'

/** Refuses what cannot be confirmed, before anything is stored. */
export function checkConfirmable(work: Work, intent: PaymentIntent, params: Params): void {
  if (intent.status === 'succeeded') {
    const message =
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
    throw unexpectedState(message, intent)
  }
  if (!confirmable.has(intent.status)) {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`
    throw unexpectedState(message, intent)
  }
  if (work.fromBrowser && intent.confirmation_method === 'manual') {
    const message =
      'The PaymentIntent cannot be confirmed using your publishable key because its `confirmation_method` property is set to `manual`. Please use your secret key instead, or create a PaymentIntent with `confirmation_method` set to `automatic`.'
    throw unexpectedState(message, intent)
  }
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === 'always'
  const handled = work.fromBrowser || params.flag('use_stripe_sdk') || isOffSession(params)
  if (mayRedirect && !handled && params.text('return_url') === null) {
    const message =
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents."
    throw invalidParameter(message, 'return_url')
  }
  if (intent.payment_method === null && !params.has('payment_method') && !params.has('payment_method_data')) {
    const message =
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken."
    throw unexpectedState(message, intent)
  }
}

const confirmParams = `client_secret payment_method payment_method_data payment_method_options
  allowed_payment_method_types capture_method radar_options return_url receipt_email setup_future_usage shipping
  use_stripe_sdk off_session error_on_requires_action expected_payment_method_type mandate_data
  client_attribution_metadata`

/** Confirms with the call's method or the intent's own; a card that wants 3-D Secure waits in `requires_action`. */
export function confirmPaymentIntent(work: Work, intent: PaymentIntent, params: Params): PaymentIntent {
  params.onlyKnown(confirmParams, notHere)
  checkConfirmable(work, intent, params)
  if (intent.customer !== null) findCustomer(work, intent.customer)
  const given = readPaymentMethod(work, params)
  const method = given ?? findPaymentMethod(work, intent.payment_method ?? '')
  // The method that this very intent waits with is in use already, by this intent.
  if (method.id !== intent.payment_method) checkUsable(work, method, intent.customer)
  return confirmWith(work, intent, method, params)
}

/** What the call changes on the intent; all of it read before any of it is written. */
function changesOf(params: Params, intent: PaymentIntent): Partial<PaymentIntent> {
  const changes: Partial<PaymentIntent> = {}
  if (params.has('receipt_email')) changes.receipt_email = emailOf(params, 'receipt_email')
  if (params.has('shipping')) changes.shipping = shippingOf(params.object('shipping'))
  const usage = params.oneOf('setup_future_usage', ['off_session', 'on_session'])
  if (usage !== null) changes.setup_future_usage = usage
  const capture = params.oneOf('capture_method', ['automatic', 'automatic_async', 'manual'])
  if (capture !== null) changes.capture_method = capture
  if (params.has('payment_method_options')) {
    const before = intent.payment_method_options?.card ?? defaultCardOptions
    changes.payment_method_options = { card: cardOptionsOf(params, before) }
  }
  return changes
}

/** Confirms a checked intent with one method. */
export function confirmWith(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  params: Params,
): PaymentIntent {
  const changes = changesOf(params, intent)
  const offSession = isOffSession(params)
  const isAuthenticated = work.ledger.authenticatedIntents.delete(intent.id)
  Object.assign(intent, changes)
  intent.payment_method = method.id
  intent.last_payment_error = null
  if (method.customer === null) work.ledger.spentMethods.add(method.id)
  if (isAuthenticated) {
    return authorize(work, intent, method, threeDSecureResult('authenticated', 'challenge'))
  }
  const requested = intent.payment_method_options?.card?.request_three_d_secure ?? null
  const isSetUp = work.ledger.setUpMethods.has(method.id)
  const authentication = authenticationOf(testCardOf(work, method.id), { offSession, isSetUp, requested })
  if (authentication.need === 'lookup fails') refuse(work, intent, method, declines.lookupFailed, null)
  if (authentication.need === 'done') return authorize(work, intent, method, authentication.result)
  if (authentication.need === 'none') return authorize(work, intent, method, null)
  if (offSession || params.flag('error_on_requires_action')) {
    refuse(work, intent, method, declines.authenticationRequired, null)
  }
  intent.status = 'requires_action'
  intent.next_action = nextActionOf(work, `payment_intents/${intent.id}`, params)
  work.emit('payment_intent.requires_action', intent)
  return intent
}

/** What the cardholder did in the bank's 3-D Secure window; a failed confirmation is written on the intent, not thrown. */
export function finishAuthentication(
  work: Work,
  intent: PaymentIntent,
  outcome: 'complete' | 'fail',
): PaymentIntent {
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState(
      `This PaymentIntent does not wait for an authentication (${intent.status}).`,
      intent,
    )
  }
  const method = findPaymentMethod(work, intent.payment_method)
  if (outcome === 'complete' && intent.confirmation_method === 'manual') {
    work.ledger.authenticatedIntents.add(intent.id)
    intent.status = 'requires_confirmation'
    intent.next_action = null
    return intent
  }
  if (outcome === 'complete') {
    try {
      return authorize(work, intent, method, threeDSecureResult('authenticated', 'challenge'))
    } catch (error) {
      if (error instanceof StripeError && error.type === 'card_error') return intent
      throw error
    }
  }
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  intent.last_payment_error = {
    code: 'payment_intent_authentication_failure',
    doc_url: documentationOf('payment_intent_authentication_failure'),
    message: authenticationFailed,
    payment_method: structuredClone(method),
    type: 'invalid_request_error',
  }
  work.emit('payment_intent.payment_failed', intent)
  return intent
}
