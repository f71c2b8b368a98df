import { newClientSecret, newId } from '../ledger/ids.ts'
import type { PaymentIntent } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { invalidParameter } from '../wire/stripe-error.ts'
import { shippingOf } from './billing-details.ts'
import { checkConfirmable, confirmWith, readPaymentMethod } from './confirm-payment-intent.ts'
import { checkAmount, checkedCurrency } from './currencies.ts'
import { described } from './payment-intents.ts'
import type { Work } from './work.ts'

const confirming = [
  'return_url',
  'off_session',
  'error_on_requires_action',
  'use_stripe_sdk',
  'mandate_data',
  'payment_method_options',
  'radar_options',
]
const creatable = [
  'amount',
  'currency',
  'metadata',
  'payment_method',
  'payment_method_data',
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'confirm',
  'capture_method',
  'confirmation_method',
  'setup_future_usage',
  'shipping',
  ...described,
  ...confirming,
]

/** The types the shop allows, or null where it leaves the choice to Stripe; the stand-in has cards only. */
function allowedTypes(params: Params): string[] | null {
  if (!params.has('allowed_payment_method_types')) return null
  const types = params.texts('allowed_payment_method_types')
  if (types.includes('card')) return types
  const message = 'The stand-in takes cards only: allowed_payment_method_types must name card.'
  throw invalidParameter(message, 'allowed_payment_method_types', 'payment_intent_invalid_parameter')
}

/** Stripe chooses among the account's methods, redirecting ones included, unless the call says otherwise. */
function automaticMethods(params: Params): PaymentIntent['automatic_payment_methods'] {
  const asked = params.object('automatic_payment_methods')
  if (asked ? !asked.flag('enabled') : params.has('allowed_payment_method_types')) return null
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
  const allowed = allowedTypes(params)
  const metadata = params.metadata('metadata')
  const method = readPaymentMethod(work, params)
  const id = newId('pi')
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowed,
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
    shipping: shippingOf(params.object('shipping')),
    source: null,
    statement_descriptor: params.text('statement_descriptor'),
    statement_descriptor_suffix: params.text('statement_descriptor_suffix'),
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: params.text('transfer_group'),
  }
  if (confirmNow) checkConfirmable(work, intent, params)
  work.ledger.paymentIntents.set(id, intent)
  work.emit('payment_intent.created', intent)
  return confirmNow && method ? confirmWith(work, intent, method, params) : intent
}
