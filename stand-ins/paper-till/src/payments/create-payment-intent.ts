import { newClientSecret, newId } from '../ledger/ids.ts'
import type { PaymentIntent } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { checkUsable } from './attachments.ts'
import { checkConfirmable, confirmWith } from './confirm-payment-intent.ts'
import { checkAmount, checkedCurrency } from './currencies.ts'
import {
  automaticMethodsOf,
  checkConfirmingParams,
  confirming,
  describedChanges,
  describing,
  notHere,
} from './intent-params.ts'
import { defaultCardOptions } from './method-options.ts'
import { readPaymentMethod } from './payment-methods.ts'
import type { Work } from './work.ts'

const creatable = `amount automatic_payment_methods confirm confirmation_method currency ${describing} ${confirming}`

/** Makes an intent for `amount` minor units of `currency`, and confirms it where `confirm` is true. */
export function createPaymentIntent(work: Work, params: Params): PaymentIntent {
  params.onlyKnown(creatable, notHere)
  const amount = params.requiredInteger('amount')
  const currency = checkedCurrency(params.requiredText('currency'))
  checkAmount(amount, currency)
  const confirmNow = params.flag('confirm')
  checkConfirmingParams(params, confirmNow, 'PaymentIntent')
  const automatic = automaticMethodsOf(params)
  const changes = describedChanges(work, params, { metadata: {}, options: defaultCardOptions })
  const method = readPaymentMethod(work, params)
  if (method) checkUsable(work, method, changes.customer ?? null)
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
    capture_method: 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: params.oneOf('confirmation_method', ['automatic', 'manual']) ?? 'automatic',
    created: work.now,
    currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { ...defaultCardOptions } },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...changes,
  }
  if (confirmNow) checkConfirmable(work, intent, params)
  work.ledger.paymentIntents.set(id, intent)
  work.emit('payment_intent.created', intent)
  return confirmNow && method ? confirmWith(work, intent, method, params) : intent
}
