import type { Trouble } from '../cards/test-card.ts'
import { newId } from '../ledger/ids.ts'
import type { Charge, Dispute } from '../ledger/objects.ts'
import { found, notPossible } from '../wire/stripe-error.ts'
import { recordTransaction } from './balance-transactions.ts'
import { change } from './changes.ts'
import { noEvidence } from './dispute-evidence.ts'
import type { Work } from './work.ts'

const week = 7 * 24 * 60 * 60
/** What a dispute costs, in minor units. */
const disputeFee = 1500

const visaReasons: Record<string, string> = {
  fraudulent: '10.4',
  product_not_received: '13.1',
  general: '12.5',
}

/** The disputed money and the fee leave the balance, or come back. */
function moveFunds(work: Work, dispute: Dispute, way: 'withdrawn' | 'reinstated'): void {
  const isBack = way === 'reinstated'
  const transaction = recordTransaction(work, {
    amount: isBack ? dispute.amount : -dispute.amount,
    currency: dispute.currency,
    fee: isBack
      ? { amount: -disputeFee, description: 'Dispute fee refund' }
      : { amount: disputeFee, description: 'Dispute fee' },
    source: dispute.id,
    type: 'adjustment',
    reporting_category: isBack ? 'dispute_reversal' : 'dispute',
    description: `Chargeback ${isBack ? 'reversal' : 'withdrawal'} for ${dispute.charge}`,
    available: true,
  })
  dispute.balance_transactions.push(transaction)
  work.emit(`charge.dispute.funds_${way}`, dispute)
}

function openDispute(work: Work, charge: Charge, { reason, inquiry = false, enhanced }: Trouble): void {
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount_captured,
    balance_transactions: [],
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    enhanced_eligibility_types: enhanced ? [enhanced] : [],
    evidence: { ...noEvidence, enhanced_evidence: {} },
    evidence_details: {
      due_by: work.now + week,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: inquiry ? 'inquiry' : enhanced?.endsWith('compliance') ? 'compliance' : 'chargeback',
        network: charge.payment_method_details?.card?.network ?? 'visa',
        network_reason_code: visaReasons[reason] ?? null,
      },
      type: 'card',
    },
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  }
  work.ledger.disputes.set(dispute.id, dispute)
  charge.disputed = true
  work.emit('charge.dispute.created', dispute)
  if (!inquiry) moveFunds(work, dispute, 'withdrawn')
  loseUnanswered(work, dispute)
}

/** A dispute that nobody has responded to by its date is lost. */
export function loseUnanswered(work: Work, dispute: Dispute): void {
  const due = dispute.evidence_details.due_by ?? work.now + week
  work.after(due - work.now, (later) => {
    if (isClosed(dispute)) return
    dispute.evidence_details.past_due = true
    closeDispute(later, dispute, 'lost')
  })
}

/** The cardholder's bank takes the money back, or asks first; the shop may answer within a week. */
export function openDisputes(work: Work, charge: Charge, trouble: Trouble): void {
  for (let time = 0; time < (trouble.times ?? 1); time += 1) openDispute(work, charge, trouble)
}

export const findDispute = (work: Work, id: string) => found(work.ledger.disputes, id, 'dispute', 'dispute')

export function isClosed({ status }: Dispute): boolean {
  return status === 'won' || status === 'lost' || status === 'warning_closed'
}

/** Ends a dispute; closing it through the API always means that the shop gives up. */
export function closeDispute(work: Work, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  if (isClosed(dispute)) throw notPossible('This dispute is already closed.')
  const inquiry = dispute.status.startsWith('warning')
  return change(work, 'charge.dispute.closed', dispute, () => {
    dispute.status = inquiry ? 'warning_closed' : outcome
    if (outcome === 'won' && !inquiry) moveFunds(work, dispute, 'reinstated')
  })
}

/** The bank was not satisfied with the answer to its inquiry: the money is disputed after all. */
export function escalateInquiry(work: Work, dispute: Dispute): void {
  change(work, 'charge.dispute.updated', dispute, () => {
    dispute.status = 'needs_response'
    dispute.is_charge_refundable = false
  })
  moveFunds(work, dispute, 'withdrawn')
}
