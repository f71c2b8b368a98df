import type Stripe from 'stripe'
import type { Decline } from '../cards/declines.ts'
import { newId } from '../ledger/ids.ts'
import type { Charge, PaymentIntent, PaymentMethod } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { found } from '../wire/stripe-error.ts'
import { emailOf } from '../wire/validation.ts'
import { recordChargeTransaction } from './balance-transactions.ts'
import { shippingOf } from './billing-details.ts'
import { change } from './changes.ts'
import { checksOf, outcomeOf } from './charge-outcome.ts'
import { testCardOf } from './payment-methods.ts'
import type { Work } from './work.ts'

/** What a charge takes over from the payment it belongs to. */
export type Charged = Pick<
  PaymentIntent,
  | 'amount'
  | 'currency'
  | 'customer'
  | 'description'
  | 'metadata'
  | 'receipt_email'
  | 'shipping'
  | 'statement_descriptor_suffix'
  | 'transfer_group'
> & { payment_intent: string | null }

/** How the bank takes an attempt to charge a card. */
export interface Attempt {
  decline: Decline | null
  threeDSecure: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure | null
  /** Whether the money is taken at once, not only held. */
  captures: boolean
}

const descriptor = 'PAPER TILL'

export const findCharge = (work: Work, id: string, param = 'charge', where?: 'path' | 'parameter') =>
  found(work.ledger.charges, id, 'charge', param, where)

/** Where the receipt of a charge is shown. */
export function receiptOf(work: Work, chargeId: string): string {
  return `${work.baseUrl}/_stand-in/receipts/${chargeId}`
}

/** Writes the charge of one attempt to take or hold a payment's money. */
export function recordCharge(
  work: Work,
  payment: Charged,
  method: PaymentMethod,
  { decline, threeDSecure, captures }: Attempt,
): Charge {
  const { card } = method
  const known = testCardOf(work, method.id)
  const taken = captures && !decline
  const suffix = payment.statement_descriptor_suffix
  const id = newId('ch')
  const charge: Charge = {
    id,
    object: 'charge',
    amount: payment.amount,
    amount_captured: taken ? payment.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: suffix ? `${descriptor}* ${suffix}`.slice(0, 22) : descriptor,
    captured: taken,
    created: work.now,
    currency: payment.currency,
    customer: payment.customer,
    description: payment.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...payment.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(known, decline),
    paid: !decline,
    payment_intent: payment.payment_intent,
    payment_method: method.id,
    payment_method_details: {
      card: {
        amount_authorized: decline ? null : payment.amount,
        authorization_code: decline ? null : '000000',
        brand: card?.brand ?? null,
        checks: checksOf(known, method, decline),
        country: card?.country ?? null,
        electronic_commerce_indicator: threeDSecure?.electronic_commerce_indicator ?? null,
        exp_month: card?.exp_month ?? 0,
        exp_year: card?.exp_year ?? 0,
        fingerprint: card?.fingerprint ?? null,
        funding: card?.funding ?? null,
        installments: null,
        last4: card?.last4 ?? null,
        mandate: null,
        network: card?.networks?.preferred ?? card?.brand ?? null,
        network_token: { used: false },
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: threeDSecure,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    radar_options: {},
    receipt_email: payment.receipt_email,
    receipt_number: null,
    receipt_url: taken ? receiptOf(work, id) : null,
    refunded: false,
    review: null,
    shipping: payment.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: payment.transfer_group,
  }
  work.ledger.charges.set(charge.id, charge)
  return charge
}

/** With asynchronous capture, a charge gets its balance transaction a moment later. */
export function settleCharge(work: Work, charge: Charge): void {
  work.soon((later) => {
    change(later, 'charge.updated', charge, () => recordChargeTransaction(later, charge))
  })
}

/** Changes what only describes a charge. */
export function updateCharge(work: Work, params: Params, id: string): Charge {
  params.onlyKnown('description metadata receipt_email shipping fraud_details transfer_group', 'customer')
  const charge = findCharge(work, id)
  const metadata = params.metadata('metadata', charge.metadata)
  const fraud = params.object('fraud_details')
  const report = fraud?.oneOf('user_report', ['fraudulent', 'safe']) ?? null
  const email = emailOf(params, 'receipt_email')
  const shipping = params.has('shipping') ? shippingOf(params.object('shipping')) : charge.shipping
  const description = params.has('description') ? params.text('description') : charge.description
  const group = params.has('transfer_group') ? params.text('transfer_group') : charge.transfer_group
  return change(work, 'charge.updated', charge, () => {
    Object.assign(charge, { metadata, shipping, description, transfer_group: group })
    if (params.has('receipt_email')) charge.receipt_email = email
    if (report) charge.fraud_details = { user_report: report }
  })
}
