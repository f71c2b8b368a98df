import type { Decline } from './declines.ts'

/**
 * When the cardholder has to confirm in a 3-D Secure window:
 * - `always`: at every payment
 * - `unless set up`: at every payment on-session, and off-session until the card was set up
 * - `already set up`: on-session only
 * - `on request`: only where the call asks for it
 * - `on request, fails`: the same, but the bank's window never opens, and the payment goes on without it
 * - `lookup fails`: always, but the bank cannot be asked, and the payment is declined
 * - `frictionless`: always, without the cardholder having to do anything
 * - `not supported`: never
 */
type ThreeDSecure =
  | 'always'
  | 'already set up'
  | 'frictionless'
  | 'lookup fails'
  | 'not supported'
  | 'on request'
  | 'on request, fails'
  | 'unless set up'

/** How a charge comes back after it went through. */
export interface Trouble {
  reason: string
  /** An inquiry: a question before a dispute, which takes no money. */
  inquiry?: boolean
  /** How many disputes come of one charge. */
  times?: number
  enhanced?: 'mastercard_compliance' | 'visa_compelling_evidence_3' | 'visa_compliance'
}

/** What a test card does, as Stripe's testing page documents it. */
export interface TestCard {
  country: string
  funding: 'credit' | 'debit' | 'prepaid'
  /** A second network on the card, which the cardholder may choose. */
  coBrand?: 'cartes_bancaires' | 'eftpos_au'
  /** The charge is refused (after 3-D Secure, where that is asked for). */
  decline?: Decline
  /** Attaching it to a customer works although charging it does not. */
  attachable?: boolean
  threeDSecure?: ThreeDSecure
  dispute?: Trouble
  /** The charge succeeds, and the bank warns of fraud. */
  earlyFraudWarning?: boolean
  /** How a refund ends, where it is not at once successful. */
  refund?: 'fails later' | 'succeeds later'
  risk?: 'elevated' | 'highest'
  checks?: { cvc?: 'fail'; postalCode?: 'fail' | 'unavailable'; line1?: 'fail' | 'unavailable' }
  /** The money is at once available, not pending for days. */
  available?: boolean
}

/** One line of a table: the number, the ids that stand for it, and what it does. */
export type CardRow = [number: string, ids: string, card: TestCard]

/** The line of a credit card from the United States, but for what `more` says otherwise. */
export const card = (number: string, ids: string, more: Partial<TestCard> = {}): CardRow => [
  number,
  ids,
  { country: 'US', funding: 'credit', ...more },
]
