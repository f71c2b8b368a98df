import { newId } from '../ledger/ids.ts'
import type { Charge, Dispute } from '../ledger/objects.ts'
import { noSuch, StripeError } from '../wire/stripe-error.ts'
import type { Work } from './work.ts'

const week = 7 * 24 * 60 * 60

/** The cardholder's bank takes the money back and the shop may answer. */
export function openDispute(work: Work, charge: Charge, reason: string): Dispute {
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: null,
      customer_name: null,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: work.now + week,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  }
  work.ledger.disputes.set(dispute.id, dispute)
  charge.disputed = true
  work.emit('charge.dispute.created', dispute)
  return dispute
}

export function findDispute(work: Work, id: string): Dispute {
  const dispute = work.ledger.disputes.get(id)
  if (!dispute) throw noSuch('dispute', id, 'dispute', 'path')
  return dispute
}

/** Ends a dispute; closing it through the API always means that the shop gives up. */
export function closeDispute(work: Work, id: string, outcome: 'won' | 'lost'): Dispute {
  const dispute = findDispute(work, id)
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw new StripeError(400, 'invalid_request_error', 'This dispute is already closed', {
      code: 'dispute_already_closed',
    })
  }
  const before = dispute.status
  dispute.status = outcome
  work.emit('charge.dispute.closed', dispute, { status: before })
  return dispute
}
