import type { Decline } from '../cards/declines.ts'
import type { TestCard } from '../cards/test-card.ts'
import type { Charge, PaymentMethod } from '../ledger/objects.ts'

const scores = { normal: 20, elevated: 66, highest: 92 }

/** What the bank and Radar said of a charge. */
export function outcomeOf(card: TestCard, decline: Decline | null): NonNullable<Charge['outcome']> {
  const risk = card.risk ?? 'normal'
  const shared = { network_advice_code: null, risk_level: risk, risk_score: scores[risk] }
  if (!decline) {
    return {
      ...shared,
      advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: risk === 'elevated' ? 'elevated_risk_level' : null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    }
  }
  if (decline.radar) {
    const isRule = decline.radar === 'rule'
    return {
      ...shared,
      advice_code: null,
      network_decline_code: null,
      network_status: isRule ? 'reversed_after_approval' : 'not_sent_to_network',
      reason: decline.radar,
      ...(isRule ? { rule: `block_if_${decline.code}` } : {}),
      seller_message: isRule
        ? 'Stripe blocked this payment because of a rule of the account.'
        : 'Stripe blocked this payment as too risky.',
      type: 'blocked',
    }
  }
  return {
    ...shared,
    advice_code: decline.advice ?? null,
    network_decline_code: decline.networkCode ?? null,
    network_status: 'declined_by_network',
    reason: decline.declineCode,
    seller_message: `The bank returned the decline code \`${decline.declineCode}\`.`,
    type: 'issuer_declined',
  }
}

/** How the bank checked what came with the card; what did not come is not checked. */
export function checksOf(card: TestCard, method: PaymentMethod, decline: Decline | null) {
  const sent = method.card?.checks
  const cvcIsWrong = card.checks?.cvc === 'fail' || decline?.code === 'incorrect_cvc'
  return {
    address_line1_check: sent?.address_line1_check ? (card.checks?.line1 ?? 'pass') : null,
    address_postal_code_check: sent?.address_postal_code_check ? (card.checks?.postalCode ?? 'pass') : null,
    cvc_check: sent?.cvc_check ? (cvcIsWrong ? 'fail' : 'pass') : null,
  }
}
