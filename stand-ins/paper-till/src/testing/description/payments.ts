import { z } from 'zod'
import { amount, anObject, currency, expandable, flag, id, listOf, metadata, text, time } from './parts.ts'
import { refund } from './refunds.ts'

const address = z.strictObject({
  city: text.nullable().optional(),
  country: text.nullable().optional(),
  line1: text.nullable().optional(),
  line2: text.nullable().optional(),
  postal_code: text.nullable().optional(),
  state: text.nullable().optional(),
})

const billingDetails = z.looseObject({ address: address.nullable().optional() })

const check = text.nullable().optional()

const card = z.strictObject({
  brand: text,
  checks: z
    .strictObject({ address_line1_check: check, address_postal_code_check: check, cvc_check: check })
    .nullable()
    .optional(),
  country: text.nullable().optional(),
  display_brand: text.nullable().optional(),
  exp_month: z.int(),
  exp_year: z.int(),
  fingerprint: text.nullable().optional(),
  funding: text,
  generated_from: anObject.nullable().optional(),
  last4: text,
  networks: anObject.nullable().optional(),
  regulated_status: z.enum(['regulated', 'unregulated']).nullable().optional(),
  three_d_secure_usage: anObject.nullable().optional(),
  wallet: anObject.nullable().optional(),
})

/** Of the many types that the description lists, the stand-in has cards. */
export const paymentMethod = z.strictObject({
  id,
  object: z.literal('payment_method'),
  allow_redisplay: z.enum(['always', 'limited', 'unspecified']).optional(),
  billing_details: billingDetails,
  card,
  created: time,
  customer: expandable(anObject).nullable().optional(),
  customer_account: text.nullable().optional(),
  livemode: flag,
  metadata: metadata.nullable().optional(),
  radar_options: anObject.optional(),
  type: z.literal('card'),
})

/** `error` of every error response, and `last_payment_error` of an intent. */
const apiError = z.strictObject({
  type: z.enum(['api_error', 'card_error', 'idempotency_error', 'invalid_request_error']),
  advice_code: text.optional(),
  charge: text.optional(),
  code: text.optional(),
  decline_code: text.optional(),
  doc_url: text.optional(),
  message: z.string().max(40_000).optional(),
  network_advice_code: text.optional(),
  network_decline_code: text.optional(),
  param: text.optional(),
  get payment_intent(): z.ZodOptional<z.ZodType> {
    return paymentIntent.optional()
  },
  payment_method: paymentMethod.optional(),
  payment_method_type: text.optional(),
  request_log_url: text.optional(),
})

export const errorBody = z.strictObject({ error: apiError })

export const paymentIntent = z.strictObject({
  id,
  object: z.literal('payment_intent'),
  allowed_payment_method_types: z.array(text).nullable().optional(),
  amount: amount.optional(),
  amount_capturable: amount.optional(),
  amount_details: anObject.optional(),
  amount_received: amount.optional(),
  application: expandable(anObject).nullable().optional(),
  application_fee_amount: amount.nullable().optional(),
  automatic_payment_methods: anObject.nullable().optional(),
  canceled_at: time.nullable().optional(),
  cancellation_reason: z
    .enum([
      'abandoned',
      'automatic',
      'duplicate',
      'expired',
      'failed_invoice',
      'fraudulent',
      'requested_by_customer',
      'void_invoice',
    ])
    .nullable()
    .optional(),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
  client_secret: text.nullable().optional(),
  confirmation_method: z.enum(['automatic', 'manual']).optional(),
  created: time,
  currency: currency.optional(),
  customer: expandable(anObject).nullable().optional(),
  customer_account: text.nullable().optional(),
  description: text.nullable().optional(),
  excluded_payment_method_types: z.array(text).nullable().optional(),
  hooks: anObject.optional(),
  last_payment_error: apiError.nullable().optional(),
  get latest_charge(): z.ZodOptional<z.ZodType> {
    return expandable(charge).nullable().optional()
  },
  livemode: flag,
  managed_payments: anObject.nullable().optional(),
  metadata: metadata.optional(),
  next_action: z.looseObject({ type: text }).nullable().optional(),
  on_behalf_of: expandable(anObject).nullable().optional(),
  payment_details: anObject.optional(),
  payment_method: expandable(paymentMethod).nullable().optional(),
  payment_method_configuration_details: anObject.nullable().optional(),
  payment_method_options: anObject.nullable().optional(),
  payment_method_types: z.array(text).optional(),
  payment_record: expandable(anObject).nullable().optional(),
  presentment_details: anObject.optional(),
  processing: anObject.nullable().optional(),
  receipt_email: text.nullable().optional(),
  review: expandable(anObject).nullable().optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).nullable().optional(),
  shipping: anObject.nullable().optional(),
  // Only the description behind the SDKs still has this one.
  source: expandable(anObject).nullable().optional(),
  statement_descriptor: text.nullable().optional(),
  statement_descriptor_suffix: text.nullable().optional(),
  status: z.enum([
    'canceled',
    'processing',
    'requires_action',
    'requires_capture',
    'requires_confirmation',
    'requires_payment_method',
    'succeeded',
  ]),
  transfer_data: anObject.nullable().optional(),
  transfer_group: text.nullable().optional(),
})

export const charge = z.strictObject({
  id,
  object: z.literal('charge'),
  amount,
  amount_captured: amount,
  amount_refunded: amount,
  application: expandable(anObject).nullable().optional(),
  application_fee: expandable(anObject).nullable().optional(),
  application_fee_amount: amount.nullable().optional(),
  balance_transaction: expandable(anObject).nullable().optional(),
  billing_details: billingDetails,
  calculated_statement_descriptor: text.nullable().optional(),
  captured: flag,
  created: time,
  currency,
  customer: expandable(anObject).nullable().optional(),
  description: z.string().max(40_000).nullable().optional(),
  disputed: flag,
  failure_balance_transaction: expandable(anObject).nullable().optional(),
  failure_code: text.nullable().optional(),
  failure_message: text.nullable().optional(),
  fraud_details: anObject.nullable().optional(),
  livemode: flag,
  metadata,
  on_behalf_of: expandable(anObject).nullable().optional(),
  outcome: anObject.nullable().optional(),
  paid: flag,
  payment_intent: expandable(paymentIntent).nullable().optional(),
  payment_method: text.nullable().optional(),
  payment_method_details: anObject.nullable().optional(),
  presentment_details: anObject.optional(),
  radar_options: anObject.optional(),
  receipt_email: text.nullable().optional(),
  receipt_number: text.nullable().optional(),
  receipt_url: text.nullable().optional(),
  refunded: flag,
  refunds: listOf(refund).nullable().optional(),
  review: expandable(anObject).nullable().optional(),
  shipping: anObject.nullable().optional(),
  // Only the description behind the SDKs still has this one.
  source: anObject.nullable().optional(),
  source_transfer: expandable(anObject).nullable().optional(),
  statement_descriptor: text.nullable().optional(),
  statement_descriptor_suffix: text.nullable().optional(),
  status: z.enum(['failed', 'pending', 'succeeded']),
  transfer: expandable(anObject).optional(),
  transfer_data: anObject.nullable().optional(),
  transfer_group: text.nullable().optional(),
})
