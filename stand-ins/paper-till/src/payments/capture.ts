import type { Charge, PaymentIntent } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { invalidParameter, notPossible, unexpectedState } from '../wire/stripe-error.ts'
import { descriptorSuffixOf, noCardDescriptor } from '../wire/validation.ts'
import { recordChargeTransaction } from './balance-transactions.ts'
import { change } from './changes.ts'
import { findCharge, receiptOf } from './charges.ts'
import { shownAmount } from './currencies.ts'
import { notHere } from './intent-params.ts'
import type { Work } from './work.ts'

const week = 7 * 24 * 60 * 60

/** The money is held for a week, after which the hold ends by itself. */
export function holdUntilCaptured(work: Work, intent: PaymentIntent, charge: Charge): void {
  intent.status = 'requires_capture'
  intent.amount_capturable = intent.amount
  if (charge.payment_method_details?.card) {
    charge.payment_method_details.card.capture_before = work.now + week
  }
  work.emit('charge.succeeded', charge)
  work.emit('payment_intent.amount_capturable_updated', intent)
  expireHold(work, intent)
}

/** Ends a hold once its week is over, if nobody has captured or canceled it by then. */
export function expireHold(work: Work, intent: PaymentIntent): void {
  const charge = findCharge(work, intent.latest_charge ?? '')
  const until = charge.payment_method_details?.card?.capture_before ?? work.now + week
  work.after(until - work.now, (later) => {
    if (intent.status !== 'requires_capture') return
    later.emit('charge.expired', charge)
    intent.status = 'canceled'
    intent.amount_capturable = 0
    intent.canceled_at = later.now
    intent.cancellation_reason = 'expired'
    later.emit('payment_intent.canceled', intent)
  })
}

/** Takes `amount` minor units of a hold; the card is free of what is left of it, without any refund. */
export function captureCharge(work: Work, charge: Charge, amount: number): void {
  change(work, 'charge.captured', charge, () => {
    charge.captured = true
    charge.amount_captured = amount
    charge.receipt_url = receiptOf(work, charge.id)
    recordChargeTransaction(work, charge)
  })
}

/** Takes the held money, whole or in part. */
export function capturePaymentIntent(work: Work, intent: PaymentIntent, params: Params): PaymentIntent {
  params.onlyKnown(
    'amount_to_capture metadata statement_descriptor statement_descriptor_suffix final_capture',
    notHere,
  )
  noCardDescriptor(params)
  const suffix = descriptorSuffixOf(params)
  const metadata = params.metadata('metadata', intent.metadata)
  const asked = params.integer('amount_to_capture')
  if (params.get('final_capture') === 'false') {
    throw invalidParameter('This PaymentIntent is not eligible for multicapture.', 'final_capture')
  }
  if (intent.status !== 'requires_capture') {
    const message = `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`
    throw unexpectedState(message, intent)
  }
  const amount = asked ?? intent.amount_capturable
  if (amount < 1) {
    throw invalidParameter('This value must be greater than or equal to 1.', 'amount_to_capture')
  }
  if (amount > intent.amount_capturable) {
    const message = `The amount_to_capture (${shownAmount(amount, intent.currency)}) is greater than the amount that can be captured (${shownAmount(intent.amount_capturable, intent.currency)}).`
    throw invalidParameter(message, 'amount_to_capture', 'amount_too_large')
  }
  const charge = findCharge(work, intent.latest_charge ?? '')
  intent.metadata = metadata
  if (suffix !== null) intent.statement_descriptor_suffix = suffix
  captureCharge(work, charge, amount)
  intent.amount_capturable = 0
  intent.amount_received = amount
  intent.status = 'succeeded'
  work.emit('payment_intent.succeeded', intent)
  return intent
}

/** Holds more than before, where the payment asked for that in `request_incremental_authorization`. */
export function incrementAuthorization(work: Work, intent: PaymentIntent, params: Params): PaymentIntent {
  params.onlyKnown('amount description metadata statement_descriptor', notHere)
  const amount = params.requiredInteger('amount')
  const metadata = params.metadata('metadata', intent.metadata)
  if (intent.status !== 'requires_capture') {
    const message = `This PaymentIntent's authorization could not be incremented because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be incremented: requires_capture.`
    throw unexpectedState(message, intent)
  }
  if (intent.payment_method_options?.card?.request_incremental_authorization !== 'if_available') {
    throw notPossible('This PaymentIntent is not eligible for incremental authorizations.')
  }
  if (amount <= intent.amount) {
    throw invalidParameter('The amount must be greater than the currently authorized amount.', 'amount')
  }
  const charge = findCharge(work, intent.latest_charge ?? '')
  intent.metadata = metadata
  if (params.has('description')) intent.description = params.text('description')
  intent.amount = amount
  intent.amount_capturable = amount
  charge.amount = amount
  if (charge.payment_method_details?.card) charge.payment_method_details.card.amount_authorized = amount
  work.emit('payment_intent.amount_capturable_updated', intent)
  return intent
}
