import type Stripe from 'stripe'
import type { TestCard } from '../cards/test-card.ts'

/** What 3-D Secure comes to for one payment. */
export type Authentication =
  | { need: 'none' | 'challenge' | 'lookup fails' }
  | { need: 'done'; result: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure }

/** What decides whether the cardholder has to authenticate. */
export interface AuthenticationQuestion {
  offSession: boolean
  /** Whether the cardholder agreed to later payments with this method before. */
  isSetUp: boolean
  /** `request_three_d_secure` of the payment. */
  requested: string | null
}

/** How a charge describes an authentication that happened. */
export function threeDSecureResult(
  result: 'attempt_acknowledged' | 'authenticated' | 'processing_error',
  flow: 'challenge' | 'frictionless' | null,
): Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure {
  return {
    authentication_flow: flow,
    electronic_commerce_indicator: result === 'authenticated' ? '05' : '06',
    exemption_indicator: null,
    result,
    result_reason: null,
    transaction_id: null,
    version: '2.2.0',
  }
}

/** Whether the cardholder has to confirm, as Stripe's testing page says of each card. */
export function authenticationOf(card: TestCard, question: AuthenticationQuestion): Authentication {
  const { offSession, isSetUp, requested } = question
  const asked = requested === 'any' || requested === 'challenge'
  switch (card.threeDSecure) {
    case 'always':
      return { need: 'challenge' }
    case 'unless set up':
      return { need: offSession && isSetUp ? 'none' : 'challenge' }
    case 'already set up':
      return { need: offSession ? 'none' : 'challenge' }
    case 'frictionless':
      return { need: 'done', result: threeDSecureResult('authenticated', 'frictionless') }
    case 'lookup fails':
      return { need: 'lookup fails' }
    case 'on request':
      return { need: asked ? 'challenge' : 'none' }
    case 'on request, fails':
      return asked ? { need: 'done', result: threeDSecureResult('processing_error', null) } : { need: 'none' }
    case 'not supported':
      return { need: 'none' }
    default:
      // Cards that are for something else are not asked, but count as attempted.
      return asked
        ? { need: 'done', result: threeDSecureResult('attempt_acknowledged', 'frictionless') }
        : { need: 'none' }
  }
}
