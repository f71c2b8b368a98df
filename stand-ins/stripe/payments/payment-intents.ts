import { newClientSecret, newId } from '../ledger/ids'
import type { PaymentIntent } from '../ledger/objects'
import type { Params } from '../wire/params'
import { invalidParameter, missingParameter, noSuch, unexpectedState } from '../wire/stripe-error'
import { confirmPaymentIntent, readPaymentMethod } from './confirm-payment-intent'
import { checkAmount, checkedCurrency } from './currencies'
import type { Work } from './work'

const described = [
  'description',
  'receipt_email',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
] as const
const confirming = [
  'return_url',
  'off_session',
  'error_on_requires_action',
  'use_stripe_sdk',
  'mandate_data',
  'payment_method_options',
]
const creatable = [
  'amount',
  'currency',
  'metadata',
  'payment_method',
  'payment_method_data',
  'payment_method_types',
  'automatic_payment_methods',
  'confirm',
  'capture_method',
  'confirmation_method',
  'setup_future_usage',
  ...described,
  ...confirming,
]
const updatable = [
  'amount',
  'currency',
  'metadata',
  'payment_method',
  'payment_method_data',
  'payment_method_types',
  'setup_future_usage',
  ...described,
]
const open = new Set<string>(['requires_payment_method', 'requires_confirmation', 'requires_action'])
const cancelReasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const

/** The intent; a browser must also know its client secret. */
export function findPaymentIntent(work: Work, id: string, clientSecret: string | null): PaymentIntent {
  const intent = work.ledger.paymentIntents.get(id)
  if (!intent) throw noSuch('payment_intent', id, 'intent', 'path')
  if (work.fromBrowser && clientSecret === null) throw missingParameter('client_secret')
  if (clientSecret !== null && clientSecret !== intent.client_secret) {
    const message =
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.'
    throw invalidParameter(message, 'client_secret', 'payment_intent_invalid_parameter')
  }
  return intent
}

/** Stripe chooses among the account's payment methods unless the call names types; the stand-in has cards only. */
function automaticMethods(params: Params): PaymentIntent['automatic_payment_methods'] {
  const asked = params.object('automatic_payment_methods')
  if (params.has('payment_method_types')) {
    const types = params.texts('payment_method_types')
    const other = types.find((type) => type !== 'card')
    if (other !== undefined || types.length === 0) {
      const message = `The payment method type "${other ?? ''}" is invalid. The stand-in takes cards only.`
      throw invalidParameter(message, 'payment_method_types', 'payment_intent_invalid_parameter')
    }
    if (!asked?.flag('enabled')) return null
    const message =
      'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.'
    throw invalidParameter(message, 'automatic_payment_methods')
  }
  if (asked && !asked.flag('enabled')) return null
  return { allow_redirects: asked?.oneOf('allow_redirects', ['always', 'never']) ?? 'always', enabled: true }
}

function onlyDefault(params: Params, name: string, allowed: readonly string[]): void {
  const value = params.text(name)
  if (value === null || allowed.includes(value)) return
  throw invalidParameter(`Invalid ${name}: the stand-in only knows ${allowed.join(' and ')}.`, name)
}

/** Makes an intent for `amount` minor units of `currency`, and confirms it where `confirm` is true. */
export function createPaymentIntent(work: Work, params: Params): PaymentIntent {
  params.onlyKnown(creatable)
  const amount = params.requiredInteger('amount')
  const currency = checkedCurrency(params.requiredText('currency'))
  checkAmount(amount, currency)
  onlyDefault(params, 'capture_method', ['automatic', 'automatic_async'])
  onlyDefault(params, 'confirmation_method', ['automatic'])
  const confirmNow = params.flag('confirm')
  if (!confirmNow && params.has('return_url')) {
    throw invalidParameter(
      'The parameter return_url cannot be passed when creating a PaymentIntent unless confirm is set to true.',
      'return_url',
    )
  }
  const automatic = automaticMethods(params)
  const metadata = params.metadata('metadata')
  const method = readPaymentMethod(work, params)
  const id = newId('pi')
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.text('capture_method') ?? 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: work.now,
    currency,
    customer: null,
    customer_account: null,
    description: params.text('description'),
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: params.text('receipt_email'),
    review: null,
    setup_future_usage: params.oneOf('setup_future_usage', ['on_session', 'off_session']),
    shipping: null,
    source: null,
    statement_descriptor: params.text('statement_descriptor'),
    statement_descriptor_suffix: params.text('statement_descriptor_suffix'),
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: params.text('transfer_group'),
  }
  work.ledger.paymentIntents.set(id, intent)
  work.emit('payment_intent.created', intent)
  return confirmNow ? confirmPaymentIntent(work, intent, params) : intent
}

/** Changes an open intent; metadata and description may change in any status. */
export function updatePaymentIntent(work: Work, intent: PaymentIntent, params: Params): PaymentIntent {
  params.onlyKnown(updatable)
  const amount = params.integer('amount')
  const currencyText = params.text('currency')
  const currency = currencyText === null ? intent.currency : checkedCurrency(currencyText)
  if (amount !== null || currencyText !== null) checkAmount(amount ?? intent.amount, currency)
  for (const name of ['amount', 'currency', 'payment_method', 'payment_method_data']) {
    if (!params.has(name) || open.has(intent.status)) continue
    const message = `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. You may only update the ${name} of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`
    throw unexpectedState(message, intent)
  }
  const metadata = params.metadata('metadata', intent.metadata)
  const method = readPaymentMethod(work, params)
  intent.amount = amount ?? intent.amount
  intent.currency = currency
  intent.metadata = metadata
  for (const name of described) if (params.has(name)) intent[name] = params.text(name)
  if (method) {
    intent.payment_method = method.id
    intent.status = 'requires_confirmation'
    intent.next_action = null
  } else if (intent.status === 'requires_action' && (amount !== null || currencyText !== null)) {
    intent.status = 'requires_confirmation'
    intent.next_action = null
  }
  return intent
}

/** Cancels an open intent for good; refused once it succeeded or was canceled. */
export function cancelPaymentIntent(work: Work, intent: PaymentIntent, params: Params): PaymentIntent {
  params.onlyKnown(['cancellation_reason'])
  const reason = params.oneOf('cancellation_reason', cancelReasons)
  if (!open.has(intent.status)) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_reauthorization, requires_confirmation, requires_action, processing.`
    throw unexpectedState(message, intent)
  }
  intent.status = 'canceled'
  intent.canceled_at = work.now
  intent.cancellation_reason = reason
  intent.next_action = null
  work.emit('payment_intent.canceled', intent)
  return intent
}
