import type Stripe from 'stripe'
import { type Decline, declines } from '../cards/declines.ts'
import type { TestCard } from '../cards/test-card.ts'
import type { PaymentIntent, PaymentMethod } from '../ledger/objects.ts'
import { StripeError } from '../wire/stripe-error.ts'
import { bindMethod } from './attachments.ts'
import { recordChargeTransaction } from './balance-transactions.ts'
import { holdUntilCaptured } from './capture.ts'
import { recordCharge, settleCharge } from './charges.ts'
import { declineDetails, rememberedDecline } from './decline.ts'
import { openDisputes } from './disputes.ts'
import { warnOfFraud } from './early-fraud-warnings.ts'
import { testCardOf } from './payment-methods.ts'
import type { Work } from './work.ts'

type ThreeDSecure = Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure

/** The bank, or Radar, refused: the intent asks for another method and remembers why. Throws the card error. */
export function refuse(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
  threeDSecure: ThreeDSecure | null,
): never {
  const captures = intent.capture_method !== 'manual'
  const charge = recordCharge(work, { ...intent, payment_intent: intent.id }, method, {
    decline,
    threeDSecure,
    captures,
  })
  intent.latest_charge = charge.id
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  intent.last_payment_error = rememberedDecline(decline, charge, method)
  work.emit('charge.failed', charge)
  work.emit('payment_intent.payment_failed', intent)
  throw new StripeError(402, 'card_error', decline.message, {
    ...declineDetails(decline, charge),
    payment_intent: structuredClone(intent),
    payment_method: structuredClone(method),
  })
}

/** Why a charge does not go through, if it does not: the bank's own reason, or a check that Radar's rules block. */
export function declineOf(work: Work, card: TestCard, method: PaymentMethod): Decline | null {
  if (card.decline) return card.decline
  const { cvc_check, address_postal_code_check } = method.card?.checks ?? {}
  if (card.checks?.cvc === 'fail' && cvc_check && work.radar.blockCvcFailure) {
    return { ...declines.incorrectCvc, networkCode: undefined, radar: 'rule' }
  }
  const postalFails = card.checks?.postalCode === 'fail' && address_postal_code_check
  return postalFails && work.radar.blockPostalCodeFailure ? declines.incorrectZip : null
}

/** Remembers that the cardholder agreed to later payments, and binds the card to the intent's customer. */
function saveForLater(work: Work, intent: PaymentIntent, method: PaymentMethod): void {
  const usage = intent.payment_method_options?.card?.setup_future_usage ?? intent.setup_future_usage
  if (usage !== 'on_session' && usage !== 'off_session') return
  if (usage === 'off_session') work.ledger.setUpMethods.add(method.id)
  if (intent.customer !== null) bindMethod(work, method, intent.customer)
}

/** Asks the bank for the money: holds or takes it, or throws the card error that the API returns. */
export function authorize(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  threeDSecure: ThreeDSecure | null,
): PaymentIntent {
  const card = testCardOf(work, method.id)
  const decline = declineOf(work, card, method)
  if (decline) refuse(work, intent, method, decline, threeDSecure)
  const options = intent.payment_method_options?.card
  const captures = intent.capture_method !== 'manual' && options?.capture_method !== 'manual'
  const charge = recordCharge(work, { ...intent, payment_intent: intent.id }, method, {
    decline: null,
    threeDSecure,
    captures,
  })
  intent.latest_charge = charge.id
  intent.last_payment_error = null
  intent.next_action = null
  saveForLater(work, intent, method)
  if (!captures) {
    holdUntilCaptured(work, intent, charge)
    return intent
  }
  if (intent.capture_method !== 'automatic_async') recordChargeTransaction(work, charge)
  intent.amount_received = intent.amount
  intent.status = 'succeeded'
  work.emit('charge.succeeded', charge)
  work.emit('payment_intent.succeeded', intent)
  if (charge.balance_transaction === null) settleCharge(work, charge)
  // A dispute of a kind that 3-D Secure protects from does not come about.
  const isProtected = threeDSecure?.result === 'authenticated' && card.dispute?.reason === 'fraudulent'
  if (card.dispute && !isProtected) openDisputes(work, charge, card.dispute)
  if (card.earlyFraudWarning) warnOfFraud(work, charge)
  return intent
}
