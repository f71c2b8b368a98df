import type { PaymentIntent } from '../ledger/objects.ts'
import { namesIn, type Params } from '../wire/params.ts'
import { invalidParameter, unexpectedState } from '../wire/stripe-error.ts'
import { checkUsable } from './attachments.ts'
import { checkAmount, checkedCurrency } from './currencies.ts'
import { describedChanges, describing, intentOf, notHere } from './intent-params.ts'
import { defaultCardOptions } from './method-options.ts'
import { readPaymentMethod } from './payment-methods.ts'
import type { Work } from './work.ts'

const open = new Set<string>(['requires_payment_method', 'requires_confirmation', 'requires_action'])
const cancelable = new Set<string>([...open, 'requires_capture'])
const cancelReasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const
/** What may change only while the payment is open. */
const whileOpen = namesIn(`amount allowed_payment_method_types capture_method currency customer payment_method
  payment_method_data payment_method_options setup_future_usage`)

export const findPaymentIntent = (work: Work, id: string, clientSecret: string | null) =>
  intentOf(work, work.ledger.paymentIntents, id, clientSecret, 'payment_intent')

/** Changes an open intent; what only describes it may change in any status. */
export function updatePaymentIntent(work: Work, intent: PaymentIntent, params: Params): PaymentIntent {
  params.onlyKnown(`amount currency ${describing}`, notHere)
  const amount = params.integer('amount')
  const currencyText = params.text('currency')
  const currency = currencyText === null ? intent.currency : checkedCurrency(currencyText)
  if (amount !== null || currencyText !== null) checkAmount(amount ?? intent.amount, currency)
  for (const name of whileOpen) {
    if (!params.has(name) || open.has(intent.status)) continue
    const message = `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. You may only update the ${name} of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`
    throw unexpectedState(message, intent)
  }
  const options = intent.payment_method_options?.card ?? defaultCardOptions
  const changes = describedChanges(work, params, { metadata: intent.metadata, options })
  const customer = changes.customer === undefined ? intent.customer : changes.customer
  if (intent.customer !== null && customer !== intent.customer) {
    throw invalidParameter('You cannot modify `customer` once it is set.', 'customer')
  }
  const method = readPaymentMethod(work, params)
  if (method) checkUsable(work, method, customer)
  Object.assign(intent, changes)
  intent.amount = amount ?? intent.amount
  intent.currency = currency
  if (method) {
    intent.payment_method = method.id
    intent.status = 'requires_confirmation'
    intent.next_action = null
  } else if (params.get('payment_method') === '') {
    intent.payment_method = null
    intent.status = 'requires_payment_method'
    intent.next_action = null
  } else if (intent.status === 'requires_action' && (amount !== null || currencyText !== null)) {
    intent.status = 'requires_confirmation'
    intent.next_action = null
  }
  return intent
}

/** Cancels an open intent for good and lets go of what was held; refused once it succeeded or was canceled. */
export function cancelPaymentIntent(work: Work, intent: PaymentIntent, params: Params): PaymentIntent {
  params.onlyKnown('cancellation_reason')
  const reason = params.oneOf('cancellation_reason', cancelReasons)
  if (!cancelable.has(intent.status)) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_reauthorization, requires_confirmation, requires_action, processing.`
    throw unexpectedState(message, intent)
  }
  intent.status = 'canceled'
  intent.amount_capturable = 0
  intent.canceled_at = work.now
  intent.cancellation_reason = reason
  intent.next_action = null
  work.emit('payment_intent.canceled', intent)
  return intent
}
