import type { Charge, PaymentMethod } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { invalidParameter, missingParameter, notPossible, StripeError } from '../wire/stripe-error.ts'
import { descriptorSuffixOf, emailOf } from '../wire/validation.ts'
import { checkUsable, findCustomer } from './attachments.ts'
import { declineOf } from './authorize.ts'
import { recordChargeTransaction } from './balance-transactions.ts'
import { shippingOf } from './billing-details.ts'
import { captureCharge } from './capture.ts'
import { findCharge, recordCharge } from './charges.ts'
import { checkAmount, checkedCurrency } from './currencies.ts'
import { declineDetails } from './decline.ts'
import { openDisputes } from './disputes.ts'
import { methodOfToken, testCardOf } from './payment-methods.ts'
import type { Work } from './work.ts'

const week = 7 * 24 * 60 * 60
const notHere = 'application_fee application_fee_amount destination on_behalf_of transfer_data'

/** The card of a `source`: a token, or a payment method of the customer. */
function sourceOf(work: Work, params: Params, customer: string | null): PaymentMethod {
  const source = params.text('source')
  if (source === null) {
    throw customer === null
      ? missingParameter('source')
      : notPossible('Cannot charge a customer that has no active card', { code: 'missing', param: 'card' })
  }
  const stored = work.ledger.paymentMethods.get(source)
  if (!stored) return methodOfToken(work, source, 'source')
  checkUsable(work, stored, customer)
  return stored
}

/** The older way to take a card's money, without an intent and without 3-D Secure. */
export function createCharge(work: Work, params: Params): Charge {
  params.onlyKnown(
    `amount capture currency customer description metadata radar_options receipt_email shipping source
      statement_descriptor statement_descriptor_suffix transfer_group`,
    notHere,
  )
  const amount = params.requiredInteger('amount')
  const currency = checkedCurrency(params.requiredText('currency'))
  checkAmount(amount, currency)
  const customerId = params.text('customer')
  const customer = customerId === null ? null : findCustomer(work, customerId).id
  const payment = {
    amount,
    currency,
    customer,
    description: params.text('description'),
    metadata: params.metadata('metadata'),
    payment_intent: null,
    receipt_email: emailOf(params, 'receipt_email'),
    shipping: shippingOf(params.object('shipping')),
    statement_descriptor_suffix: descriptorSuffixOf(params),
    transfer_group: params.text('transfer_group'),
  }
  const captures = params.get('capture') !== 'false'
  const method = sourceOf(work, params, customer)
  const card = testCardOf(work, method.id)
  const decline = declineOf(work, card, method)
  const charge = recordCharge(work, payment, method, { decline, threeDSecure: null, captures })
  if (decline) {
    work.emit('charge.failed', charge)
    throw new StripeError(402, 'card_error', decline.message, declineDetails(decline, charge))
  }
  if (captures) recordChargeTransaction(work, charge)
  work.emit('charge.succeeded', charge)
  if (!captures) {
    work.after(week, (later) => {
      if (!charge.captured && !charge.refunded) later.emit('charge.expired', charge)
    })
  }
  if (card.dispute && captures) openDisputes(work, charge, card.dispute)
  return charge
}

/** Takes the money that a charge made with `capture=false` holds. */
export function captureDirectCharge(work: Work, params: Params, id: string): Charge {
  params.onlyKnown(
    'amount receipt_email statement_descriptor statement_descriptor_suffix transfer_group',
    notHere,
  )
  const charge = findCharge(work, id)
  if (charge.payment_intent !== null) {
    throw notPossible('This charge belongs to a PaymentIntent. Capture the PaymentIntent instead.')
  }
  if (charge.captured || !charge.paid || charge.refunded) {
    throw notPossible(`Charge ${charge.id} has already been captured.`, { code: 'charge_already_captured' })
  }
  if (work.now >= charge.created + week) {
    const message = `Charge ${charge.id} has expired, so it can no longer be captured.`
    throw notPossible(message, { code: 'charge_expired_for_capture' })
  }
  const amount = params.integer('amount') ?? charge.amount
  if (amount < 1 || amount > charge.amount) {
    throw invalidParameter('The amount must be at least 1 and at most what the charge holds.', 'amount')
  }
  captureCharge(work, charge, amount)
  return charge
}
