import type { Decline } from '../cards/test-cards.ts'
import { newId } from '../ledger/ids.ts'
import type { Charge, PaymentIntent, PaymentMethod } from '../ledger/objects.ts'
import { noSuch } from '../wire/stripe-error.ts'
import type { Work } from './work.ts'

export function findCharge(
  work: Work,
  id: string,
  param = 'charge',
  where: 'path' | 'parameter' = 'path',
): Charge {
  const charge = work.ledger.charges.get(id)
  if (!charge) throw noSuch('charge', id, param, where)
  return charge
}

function outcomeOf(decline: Decline | undefined): Charge['outcome'] {
  const shared = { advice_code: null, network_advice_code: null, risk_level: 'normal', risk_score: 20 }
  if (!decline) {
    return {
      ...shared,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    }
  }
  return {
    ...shared,
    network_decline_code: '01',
    network_status: 'declined_by_network',
    reason: decline.declineCode,
    seller_message: `The bank returned the decline code \`${decline.declineCode}\`.`,
    type: 'issuer_declined',
  }
}

/** Writes the charge of one attempt to take an intent's money; `decline` says why the bank refused. */
export function recordCharge(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | undefined,
  confirmed: boolean,
): Charge {
  const { card } = method
  const wrongCvc = decline?.code === 'incorrect_cvc'
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'STAND-IN',
    captured: !decline,
    created: work.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        amount_authorized: decline ? null : intent.amount,
        authorization_code: decline ? null : '000000',
        brand: card?.brand ?? null,
        checks: {
          address_line1_check: card?.checks?.address_line1_check ? 'pass' : null,
          address_postal_code_check: card?.checks?.address_postal_code_check ? 'pass' : null,
          cvc_check: card?.checks?.cvc_check ? (wrongCvc ? 'fail' : 'pass') : null,
        },
        country: card?.country ?? null,
        electronic_commerce_indicator: confirmed ? '05' : null,
        exp_month: card?.exp_month ?? 0,
        exp_year: card?.exp_year ?? 0,
        fingerprint: card?.fingerprint ?? null,
        funding: card?.funding ?? null,
        installments: null,
        last4: card?.last4 ?? null,
        mandate: null,
        network: card?.brand ?? null,
        network_token: { used: false },
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: confirmed
          ? {
              authentication_flow: 'challenge',
              electronic_commerce_indicator: '05',
              exemption_indicator: null,
              result: 'authenticated',
              result_reason: null,
              transaction_id: null,
              version: '2.2.0',
            }
          : null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  }
  work.ledger.charges.set(charge.id, charge)
  return charge
}
