import type { Decline } from '../cards/test-cards.ts'
import type { PaymentIntent, PaymentMethod } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { invalidParameter, StripeError, unexpectedState } from '../wire/stripe-error.ts'
import { shippingOf } from './billing-details.ts'
import { recordCharge } from './charges.ts'
import { openDispute } from './disputes.ts'
import { createPaymentMethod, findPaymentMethod, testCardOf } from './payment-methods.ts'
import type { Work } from './work.ts'

const confirmable = new Set<string>(['requires_payment_method', 'requires_confirmation', 'requires_action'])
const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}
const authenticationFailed =
  'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.'

/** The method named by `payment_method` or made from `payment_method_data`, if the call has either. */
export function readPaymentMethod(work: Work, params: Params): PaymentMethod | null {
  const data = params.object('payment_method_data')
  if (data) return createPaymentMethod(work, data)
  const id = params.text('payment_method')
  return id === null ? null : findPaymentMethod(work, id)
}

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
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === 'always'
  if (
    mayRedirect &&
    !work.fromBrowser &&
    !params.flag('use_stripe_sdk') &&
    params.text('return_url') === null
  ) {
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

/** The bank refused: the intent asks for another method and remembers why. */
function refuse(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
  confirmed: boolean,
): never {
  const charge = recordCharge(work, intent, method, decline, confirmed)
  const details = {
    advice_code: 'try_again_later',
    charge: charge.id,
    code: decline.code,
    decline_code: decline.declineCode,
    network_decline_code: '01',
    ...(decline.param ? { param: decline.param } : {}),
  }
  intent.latest_charge = charge.id
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  intent.last_payment_error = {
    ...details,
    doc_url: `https://docs.stripe.com/error-codes/${decline.code.replaceAll('_', '-')}`,
    message: decline.message,
    payment_method: structuredClone(method),
    type: 'card_error',
  }
  work.emit('charge.failed', charge)
  work.emit('payment_intent.payment_failed', intent)
  const shown = { payment_intent: structuredClone(intent), payment_method: structuredClone(method) }
  throw new StripeError(402, 'card_error', decline.message, { ...details, ...shown })
}

/** Asks the bank for the money: succeeds, or throws the card error that the API answers. */
function takeMoney(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  confirmed: boolean,
): PaymentIntent {
  const card = testCardOf(work, method.id)
  if (card.decline) refuse(work, intent, method, card.decline, confirmed)
  const charge = recordCharge(work, intent, method, undefined, confirmed)
  intent.amount_received = intent.amount
  intent.latest_charge = charge.id
  intent.last_payment_error = null
  intent.next_action = null
  intent.status = 'succeeded'
  work.emit('charge.succeeded', charge)
  work.emit('payment_intent.succeeded', intent)
  if (card.dispute) openDispute(work, charge, card.dispute)
  return intent
}

/** Confirms with the call's method or the intent's own; a card that wants 3-D Secure waits in `requires_action`. */
export function confirmPaymentIntent(work: Work, intent: PaymentIntent, params: Params): PaymentIntent {
  checkConfirmable(work, intent, params)
  const given = readPaymentMethod(work, params)
  return confirmWith(work, intent, given ?? findPaymentMethod(work, intent.payment_method ?? ''), params)
}

/** Confirms a checked intent with one method. */
export function confirmWith(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  params: Params,
): PaymentIntent {
  intent.payment_method = method.id
  intent.last_payment_error = null
  const receipt = params.text('receipt_email')
  if (receipt !== null) intent.receipt_email = receipt
  intent.shipping = shippingOf(params.object('shipping')) ?? intent.shipping
  if (!testCardOf(work, method.id).threeDSecure) return takeMoney(work, intent, method, false)
  if (params.flag('error_on_requires_action') || params.flag('off_session')) {
    refuse(work, intent, method, authenticationRequired, false)
  }
  intent.status = 'requires_action'
  intent.next_action = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: {
      type: 'three_d_secure_redirect',
      stripe_js: `/_stand-in/payment_intents/${intent.id}/authenticate`,
    },
  }
  work.emit('payment_intent.requires_action', intent)
  return intent
}

/** What the cardholder did in the bank's 3-D Secure window; a refusal is written on the intent, not thrown. */
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
  if (outcome === 'complete') {
    try {
      return takeMoney(work, intent, method, true)
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
    doc_url: 'https://docs.stripe.com/error-codes/payment-intent-authentication-failure',
    message: authenticationFailed,
    payment_method: structuredClone(method),
    type: 'invalid_request_error',
  }
  work.emit('payment_intent.payment_failed', intent)
  return intent
}
