import type { PaymentIntent } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { invalidParameter, missingParameter, noSuch, unexpectedState } from '../wire/stripe-error.ts'
import { readPaymentMethod } from './confirm-payment-intent.ts'
import { checkAmount, checkedCurrency } from './currencies.ts'
import type { Work } from './work.ts'

/** Texts that only describe a payment, and may change at any time. */
export const described = [
  'description',
  'receipt_email',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
] as const
const updatable = [
  'amount',
  'currency',
  'metadata',
  'payment_method',
  'payment_method_data',
  'allowed_payment_method_types',
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
