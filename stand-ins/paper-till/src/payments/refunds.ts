import { newId } from '../ledger/ids.ts'
import type { Charge, Refund } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { invalidParameter, noSuch, StripeError } from '../wire/stripe-error.ts'
import { findCharge } from './charges.ts'
import { shownAmount } from './currencies.ts'
import { testCardOf } from './payment-methods.ts'
import type { Work } from './work.ts'

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const

function chargeToRefund(work: Work, params: Params): Charge {
  const chargeId = params.text('charge')
  if (chargeId) return findCharge(work, chargeId, 'charge', 'parameter')
  const intentId = params.text('payment_intent')
  if (!intentId) {
    const message =
      'One of the following params should be provided for this request: payment_intent or charge.'
    throw new StripeError(400, 'invalid_request_error', message, { code: 'parameter_missing' }, false)
  }
  const intent = work.ledger.paymentIntents.get(intentId)
  if (!intent) throw noSuch('payment_intent', intentId, 'payment_intent', 'parameter')
  const charge = work.ledger.charges.get(intent.latest_charge ?? '')
  if (charge?.paid) return charge
  const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`
  throw new StripeError(400, 'invalid_request_error', message, { code: 'payment_intent_unexpected_state' })
}

/** Refuses what the charge no longer has; answers the amount to give back in minor units. */
function refundableAmount(charge: Charge, asked: number | null): number {
  const left = charge.amount_captured - charge.amount_refunded
  if (charge.disputed) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
    throw new StripeError(400, 'invalid_request_error', message, { code: 'charge_disputed' })
  }
  if (charge.refunded || left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw new StripeError(400, 'invalid_request_error', message, { code: 'charge_already_refunded' })
  }
  const amount = asked ?? left
  if (amount < 1) {
    throw invalidParameter(
      'This value must be greater than or equal to 1.',
      'amount',
      'parameter_invalid_integer',
    )
  }
  if (amount > left) {
    const [wanted, rest] = [shownAmount(amount, charge.currency), shownAmount(left, charge.currency)]
    const message = `Refund amount (${wanted}) is greater than unrefunded amount on charge (${rest})`
    throw new StripeError(400, 'invalid_request_error', message, { param: 'amount' })
  }
  return amount
}

/** Two of Stripe's test cards settle their refund only after the answer. */
function settleLater(work: Work, charge: Charge, refund: Refund): void {
  const ending = testCardOf(work, charge.payment_method ?? '').refund
  if (ending === 'succeeds later') {
    refund.status = 'succeeded'
    work.emit('refund.updated', refund, { status: 'pending' })
  }
  if (ending === 'fails later') {
    refund.status = 'failed'
    refund.failure_reason = 'unknown'
    charge.amount_refunded -= refund.amount
    charge.refunded = false
    work.emit('refund.failed', refund, { status: 'succeeded' })
  }
}

/** Gives money back, whole or part (`amount` in minor units), never more than the charge still has. */
export function createRefund(work: Work, params: Params): Refund {
  params.onlyKnown([
    'charge',
    'payment_intent',
    'amount',
    'reason',
    'metadata',
    'currency',
    'instructions_email',
  ])
  const asked = params.integer('amount')
  const reason = params.oneOf('reason', reasons)
  const metadata = params.metadata('metadata')
  const charge = chargeToRefund(work, params)
  const amount = refundableAmount(charge, asked)
  const pending = testCardOf(work, charge.payment_method ?? '').refund === 'succeeds later'
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: pending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  }
  const before = charge.amount_refunded
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount_captured
  work.ledger.refunds.set(refund.id, refund)
  work.emit('refund.created', refund)
  work.emit('charge.refunded', charge, { amount_refunded: before, refunded: false })
  const answered = structuredClone(refund)
  settleLater(work, charge, refund)
  return answered
}

export function findRefund(work: Work, id: string): Refund {
  const refund = work.ledger.refunds.get(id)
  if (!refund) throw noSuch('refund', id, 'id', 'path')
  return refund
}
