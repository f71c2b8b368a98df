import { newId } from '../ledger/ids.ts'
import type { Charge, Refund } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { found, invalidParameter, notPossible, StripeError } from '../wire/stripe-error.ts'
import { recordTransaction } from './balance-transactions.ts'
import { change } from './changes.ts'
import { findCharge } from './charges.ts'
import { checkWhole, shownAmount } from './currencies.ts'
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
  const intent = found(work.ledger.paymentIntents, intentId, 'payment_intent', 'payment_intent', 'parameter')
  const charge = work.ledger.charges.get(intent.latest_charge ?? '')
  if (charge?.paid) return charge
  const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`
  throw notPossible(message, { code: 'payment_intent_unexpected_state' })
}

/** Whether a dispute that took the money stands in the way; an inquiry does not. */
function isChargedBack(work: Work, charge: Charge): boolean {
  const disputes = [...work.ledger.disputes.values()].filter((dispute) => dispute.charge === charge.id)
  return disputes.length > 0 && disputes.some((dispute) => !dispute.is_charge_refundable)
}

/** What a charge can give back in all: what was captured, or what an uncaptured charge without an intent holds. */
const refundable = ({ captured, amount, amount_captured }: Charge) => (captured ? amount_captured : amount)

/** Refuses what the charge no longer has; returns the amount to give back in minor units. */
function refundableAmount(work: Work, charge: Charge, asked: number | null): number {
  if (!charge.paid) throw notPossible(`Charge ${charge.id} has not succeeded, so it cannot be refunded.`)
  if (!charge.captured && charge.payment_intent !== null) {
    const message = `Charge ${charge.id} has not been captured, so there is nothing to refund. Cancel its PaymentIntent to let go of the hold.`
    throw notPossible(message, { code: 'payment_intent_unexpected_state' })
  }
  const left = refundable(charge) - charge.amount_refunded
  if (isChargedBack(work, charge)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
    throw notPossible(message, { code: 'charge_disputed' })
  }
  if (charge.refunded || left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw notPossible(message, { code: 'charge_already_refunded' })
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
    throw notPossible(message, { param: 'amount' })
  }
  checkWhole(amount, charge.currency)
  return amount
}

/** The money did not arrive at the card and is the shop's again. */
function takeRefundBack(
  work: Work,
  refund: Refund,
  status: 'canceled' | 'failed',
  failureReason: string,
): void {
  const charge = findCharge(work, refund.charge ?? '')
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  const event = status === 'failed' ? 'refund.failed' : 'refund.updated'
  change(work, [event, 'charge.refund.updated'], refund, () => {
    refund.status = status
    refund.failure_reason = failureReason
    refund.failure_balance_transaction = recordTransaction(work, {
      amount: refund.amount,
      currency: refund.currency,
      fee: null,
      source: refund.id,
      type: 'refund_failure',
      reporting_category: 'refund_failure',
      description: 'REFUND FAILURE',
      available: true,
    }).id
  })
}

/** Two of Stripe's test cards settle their refund some time after the response. */
export function settleRefund(work: Work, refund: Refund): void {
  const ending =
    refund.balance_transaction === null
      ? undefined
      : testCardOf(work, findCharge(work, refund.charge ?? '').payment_method ?? '').refund
  if (ending === 'succeeds later') {
    work.soon((later) => {
      if (refund.status !== 'pending') return
      change(later, ['refund.updated', 'charge.refund.updated'], refund, () => {
        refund.status = 'succeeded'
      })
    })
  }
  if (ending === 'fails later') {
    work.soon((later) => {
      if (refund.status === 'succeeded') takeRefundBack(later, refund, 'failed', 'unknown')
    })
  }
}

/** Gives money back, whole or part (`amount` in minor units), never more than the charge still has. */
export function createRefund(work: Work, params: Params): Refund {
  params.onlyKnown(
    'charge payment_intent amount reason metadata currency instructions_email',
    'customer origin refund_application_fee reverse_transfer',
  )
  const asked = params.integer('amount')
  const reason = params.oneOf('reason', reasons)
  const metadata = params.metadata('metadata')
  const charge = chargeToRefund(work, params)
  const amount = refundableAmount(work, charge, asked)
  if (!charge.captured && amount < charge.amount) {
    throw invalidParameter('A charge that was not captured can only be refunded whole.', 'amount')
  }
  const pending = charge.captured && testCardOf(work, charge.payment_method ?? '').refund === 'succeeds later'
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    customer: charge.customer,
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
  if (charge.captured) {
    refund.balance_transaction = recordTransaction(work, {
      amount: -amount,
      currency: charge.currency,
      fee: null,
      source: refund.id,
      type: 'refund',
      reporting_category: 'refund',
      description: charge.description === null ? null : `REFUND FOR CHARGE (${charge.description})`,
      available: true,
    }).id
  }
  work.ledger.refunds.set(refund.id, refund)
  work.emit('refund.created', refund)
  change(work, 'charge.refunded', charge, () => {
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === refundable(charge)
  })
  settleRefund(work, refund)
  return refund
}

export const findRefund = (work: Work, id: string) => found(work.ledger.refunds, id, 'refund', 'id')

export function updateRefund(work: Work, params: Params, id: string): Refund {
  params.onlyKnown('metadata')
  const refund = findRefund(work, id)
  const metadata = params.metadata('metadata', refund.metadata ?? {})
  return change(work, ['refund.updated', 'charge.refund.updated'], refund, () => {
    refund.metadata = metadata
  })
}

/** Stripe cancels a card's refund only in its dashboard; through the API it refuses. */
export function cancelRefund(work: Work, params: Params, id: string): Refund {
  params.onlyKnown('')
  const { status } = findRefund(work, id)
  throw notPossible(
    `You can only cancel refunds with a status of requires_action; this one has a status of ${status}. A card refund can be canceled in the Dashboard only.`,
  )
}

const halfAnHour = 30 * 60

/** What the dashboard may do for half an hour: call a card's refund back. */
export function cancelRefundInDashboard(work: Work, id: string): Refund {
  const refund = findRefund(work, id)
  const open = refund.status === 'pending' || refund.status === 'succeeded'
  const released = refund.balance_transaction === null
  if (!open || released || work.now - refund.created > halfAnHour) {
    throw notPossible('This refund can no longer be canceled.')
  }
  takeRefundBack(work, refund, 'canceled', 'merchant_request')
  return refund
}
