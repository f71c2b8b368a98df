import { z } from 'zod'
import { amount, anObject, currency, expandable, flag, id, metadata, text, time } from './parts.ts'

const ofACard = z.strictObject({
  reference: text.optional(),
  reference_status: text.optional(),
  reference_type: text.optional(),
  type: z.enum(['pending', 'refund', 'reversal']),
})

export const refund = z.strictObject({
  id,
  object: z.literal('refund'),
  amount,
  balance_transaction: expandable(anObject).nullable().optional(),
  charge: expandable(anObject).nullable().optional(),
  created: time,
  currency,
  customer: expandable(anObject).nullable().optional(),
  customer_account: text.nullable().optional(),
  description: text.optional(),
  destination_details: z.looseObject({ type: text, card: ofACard.optional() }).optional(),
  failure_balance_transaction: expandable(anObject).optional(),
  failure_reason: text.optional(),
  instructions_email: text.optional(),
  metadata: metadata.nullable().optional(),
  next_action: anObject.optional(),
  payment_intent: expandable(anObject).nullable().optional(),
  payment_method: expandable(anObject).nullable().optional(),
  pending_reason: z.enum(['charge_pending', 'insufficient_funds', 'processing']).optional(),
  presentment_details: anObject.optional(),
  reason: z
    .enum(['duplicate', 'expired_uncaptured_charge', 'fraudulent', 'requested_by_customer'])
    .nullable()
    .optional(),
  receipt_number: text.nullable().optional(),
  source_transfer_reversal: expandable(anObject).nullable().optional(),
  // A closed list only in words.
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']).nullable().optional(),
  transfer_reversal: expandable(anObject).nullable().optional(),
})

export const dispute = z.strictObject({
  id,
  object: z.literal('dispute'),
  amount,
  balance_transactions: z.array(anObject),
  charge: expandable(anObject),
  created: time,
  currency,
  enhanced_eligibility_types: z.array(
    z.enum(['mastercard_compliance', 'visa_compelling_evidence_3', 'visa_compliance']),
  ),
  evidence: anObject,
  evidence_details: anObject,
  // Only the description behind the SDKs has this one.
  intended_submission_method: text.nullable().optional(),
  is_charge_refundable: flag,
  livemode: flag,
  metadata,
  payment_intent: expandable(anObject).nullable().optional(),
  payment_method_details: anObject.optional(),
  reason: text,
  status: z.enum([
    'lost',
    'needs_response',
    'prevented',
    'under_review',
    'warning_closed',
    'warning_needs_response',
    'warning_under_review',
    'won',
  ]),
})
