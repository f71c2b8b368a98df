import { newClientSecret, newId } from '../ledger/ids.ts'
import type { PaymentMethod, SetupIntent } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { notPossible, StripeError } from '../wire/stripe-error.ts'
import { bindMethod, checkUsable, findCustomer } from './attachments.ts'
import { authenticationOf } from './authentication.ts'
import { declineDetails, documentationOf, rememberedDecline } from './decline.ts'
import {
  allowedTypesOf,
  automaticMethodsOf,
  checkConfirmingParams,
  intentOf,
  nextActionOf,
} from './intent-params.ts'
import { findPaymentMethod, readPaymentMethod, testCardOf } from './payment-methods.ts'
import type { Work } from './work.ts'

const describing = `allowed_payment_method_types customer description metadata payment_method payment_method_data
  payment_method_options`
const confirming = 'mandate_data return_url use_stripe_sdk radar_options'
const notHere = `attach_to_self confirmation_token customer_account excluded_payment_method_types flow_directions
  on_behalf_of payment_method_configuration single_use`
const open = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action'])

function unexpected(message: string, intent: SetupIntent): StripeError {
  return notPossible(message, {
    code: 'setup_intent_unexpected_state',
    setup_intent: structuredClone(intent),
  })
}

export const findSetupIntent = (work: Work, id: string, clientSecret: string | null) =>
  intentOf(work, work.ledger.setupIntents, id, clientSecret, 'setupintent')

type CardOptions = NonNullable<NonNullable<SetupIntent['payment_method_options']>['card']>

function optionsOf(params: Params, before: CardOptions): CardOptions {
  const card = params.object('payment_method_options')?.object('card')
  if (!card) return before
  card.onlyKnown('request_three_d_secure network moto', 'mandate_options three_d_secure')
  const asked = card.oneOf('request_three_d_secure', ['any', 'automatic', 'challenge'])
  return { ...before, ...(asked ? { request_three_d_secure: asked } : {}) }
}

function changesOf(work: Work, params: Params, before: SetupIntent): Partial<SetupIntent> {
  const changes: Partial<SetupIntent> = { metadata: params.metadata('metadata', before.metadata ?? {}) }
  if (params.has('description')) changes.description = params.text('description')
  if (params.has('customer')) {
    const id = params.text('customer')
    changes.customer = id === null ? null : findCustomer(work, id).id
  }
  if (params.has('allowed_payment_method_types'))
    changes.allowed_payment_method_types = allowedTypesOf(params)
  const options = before.payment_method_options?.card
  if (params.has('payment_method_options') && options)
    changes.payment_method_options = { card: optionsOf(params, options) }
  return changes
}

/** Makes an intent to save a card for later payments, and confirms it where `confirm` is true. */
export function createSetupIntent(work: Work, params: Params): SetupIntent {
  params.onlyKnown(`${describing} ${confirming} automatic_payment_methods confirm usage`, notHere)
  const confirmNow = params.flag('confirm')
  checkConfirmingParams(params, confirmNow, 'SetupIntent')
  const id = newId('seti')
  const blank: SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: automaticMethodsOf(params),
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: work.now,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: params.oneOf('usage', ['off_session', 'on_session']) ?? 'off_session',
  }
  const intent = { ...blank, ...changesOf(work, params, blank) }
  const method = readPaymentMethod(work, params)
  if (method) {
    checkUsable(work, method, intent.customer)
    intent.payment_method = method.id
    intent.status = 'requires_confirmation'
  }
  if (confirmNow && !method) throw missingMethod(intent)
  work.ledger.setupIntents.set(id, intent)
  work.emit('setup_intent.created', intent)
  return confirmNow && method ? confirmWith(work, intent, method, params) : intent
}

function missingMethod(intent: SetupIntent): StripeError {
  return unexpected(
    "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.",
    intent,
  )
}

export function updateSetupIntent(work: Work, intent: SetupIntent, params: Params): SetupIntent {
  params.onlyKnown(describing, notHere)
  const changes = changesOf(work, params, intent)
  const method = readPaymentMethod(work, params)
  if (method) checkUsable(work, method, changes.customer ?? intent.customer)
  if (method && !open.has(intent.status)) {
    throw unexpected(
      `You cannot update this SetupIntent's payment_method because it has a status of ${intent.status}.`,
      intent,
    )
  }
  Object.assign(intent, changes)
  if (method) {
    intent.payment_method = method.id
    intent.status = 'requires_confirmation'
  }
  return intent
}

/** Confirms with the call's method or the intent's own; a card that wants 3-D Secure waits in `requires_action`. */
export function confirmSetupIntent(work: Work, intent: SetupIntent, params: Params): SetupIntent {
  params.onlyKnown(
    `${confirming} allowed_payment_method_types client_secret payment_method payment_method_data
      payment_method_options expected_payment_method_type client_attribution_metadata`,
    notHere,
  )
  if (!open.has(intent.status)) {
    throw unexpected(`You cannot confirm this SetupIntent because it has already ${intent.status}.`, intent)
  }
  if (intent.customer !== null) findCustomer(work, intent.customer)
  const given = readPaymentMethod(work, params)
  const method =
    given ?? (intent.payment_method === null ? null : findPaymentMethod(work, intent.payment_method))
  if (!method) throw missingMethod(intent)
  if (method.id !== intent.payment_method) checkUsable(work, method, intent.customer)
  return confirmWith(work, intent, method, params)
}

function finish(work: Work, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  intent.status = 'succeeded'
  intent.next_action = null
  intent.last_setup_error = null
  work.ledger.setUpMethods.add(method.id)
  if (intent.customer !== null) bindMethod(work, method, intent.customer)
  work.emit('setup_intent.succeeded', intent)
  return intent
}

function confirmWith(work: Work, intent: SetupIntent, method: PaymentMethod, params: Params): SetupIntent {
  const card = testCardOf(work, method.id)
  intent.payment_method = method.id
  if (card.decline && !card.attachable) {
    intent.status = 'requires_payment_method'
    intent.payment_method = null
    intent.last_setup_error = rememberedDecline(card.decline, null, method)
    work.emit('setup_intent.setup_failed', intent)
    throw new StripeError(402, 'card_error', card.decline.message, {
      ...declineDetails(card.decline, null),
      payment_method: structuredClone(method),
      setup_intent: structuredClone(intent),
    })
  }
  const requested = intent.payment_method_options?.card?.request_three_d_secure ?? null
  const { need } = authenticationOf(card, { offSession: false, isSetUp: false, requested })
  if (need !== 'challenge') return finish(work, intent, method)
  intent.status = 'requires_action'
  intent.next_action = nextActionOf(work, `setup_intents/${intent.id}`, params)
  work.emit('setup_intent.requires_action', intent)
  return intent
}

/** What the cardholder did in the bank's 3-D Secure window. */
export function finishSetup(work: Work, intent: SetupIntent, outcome: 'complete' | 'fail'): SetupIntent {
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpected(`This SetupIntent does not wait for an authentication (${intent.status}).`, intent)
  }
  const method = findPaymentMethod(work, intent.payment_method)
  if (outcome === 'complete') return finish(work, intent, method)
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  intent.last_setup_error = {
    code: 'setup_intent_authentication_failure',
    doc_url: documentationOf('setup_intent_authentication_failure'),
    message: 'The latest attempt to set up the payment method has failed because authentication failed.',
    payment_method: structuredClone(method),
    type: 'invalid_request_error',
  }
  work.emit('setup_intent.setup_failed', intent)
  return intent
}

const reasons = ['abandoned', 'duplicate', 'requested_by_customer'] as const

export function cancelSetupIntent(work: Work, intent: SetupIntent, params: Params): SetupIntent {
  params.onlyKnown('cancellation_reason')
  const reason = params.oneOf('cancellation_reason', reasons)
  if (!open.has(intent.status)) {
    throw unexpected(
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}. Only a SetupIntent with one of the following statuses may be canceled: requires_payment_method, requires_confirmation, requires_action.`,
      intent,
    )
  }
  intent.status = 'canceled'
  intent.cancellation_reason = reason
  intent.next_action = null
  work.emit('setup_intent.canceled', intent)
  return intent
}
