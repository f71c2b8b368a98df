/** A refusal as the card's bank would give it. */
export interface Decline {
  code: string
  declineCode: string
  message: string
  param?: string
}

/** What a test card does, as Stripe's testing page documents it. */
export interface TestCard {
  country: string
  funding: 'credit' | 'debit' | 'prepaid'
  /** The charge is refused (after 3-D Secure, where that is asked for). */
  decline?: Decline
  /** The bank asks for a 3-D Secure confirmation first. */
  threeDSecure?: boolean
  /** The charge succeeds and is then disputed, with this reason. */
  dispute?: string
  /** How a refund ends, where it is not at once successful. */
  refund?: 'fails later' | 'succeeds later'
}

const declined = 'Your card was declined.'
const refusals = {
  generic: { code: 'card_declined', declineCode: 'generic_decline', message: declined },
  insufficientFunds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost: { code: 'card_declined', declineCode: 'lost_card', message: declined },
  stolen: { code: 'card_declined', declineCode: 'stolen_card', message: declined },
  fraudulent: { code: 'card_declined', declineCode: 'fraudulent', message: declined },
  velocity: {
    code: 'card_declined',
    declineCode: 'card_velocity_exceeded',
    message:
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  },
  expired: {
    code: 'expired_card',
    declineCode: 'expired_card',
    message: 'Your card has expired.',
    param: 'exp_month',
  },
  incorrectCvc: {
    code: 'incorrect_cvc',
    declineCode: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
    param: 'cvc',
  },
  processingError: {
    code: 'processing_error',
    declineCode: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} satisfies Record<string, Decline>

const credit = { country: 'US', funding: 'credit' } as const
const debit = { country: 'US', funding: 'debit' } as const

/** Stripe's public test numbers that a card shop meets. */
export const testCards: ReadonlyMap<string, TestCard> = new Map<string, TestCard>([
  ['4242424242424242', credit],
  ['4000056655665556', debit],
  ['4000000000000077', credit],
  ['5555555555554444', credit],
  ['2223003122003222', credit],
  ['5200828282828210', debit],
  ['5105105105105100', { country: 'US', funding: 'prepaid' }],
  ['378282246310005', credit],
  ['371449635398431', credit],
  ['6011111111111117', credit],
  ['6011000990139424', credit],
  ['6011981111111113', debit],
  ['3056930009020004', credit],
  ['36227206271667', credit],
  ['3566002020360505', { country: 'JP', funding: 'credit' }],
  ['6200000000000005', { country: 'CN', funding: 'credit' }],
  ['6205500000000000004', { country: 'CN', funding: 'credit' }],
  ['4000000000000002', { ...credit, decline: refusals.generic }],
  ['4000000000009995', { ...credit, decline: refusals.insufficientFunds }],
  ['4000000000009987', { ...credit, decline: refusals.lost }],
  ['4000000000009979', { ...credit, decline: refusals.stolen }],
  ['4100000000000019', { ...credit, decline: refusals.fraudulent }],
  ['4000000000006975', { ...credit, decline: refusals.velocity }],
  ['4000000000000069', { ...credit, decline: refusals.expired }],
  ['4000000000000127', { ...credit, decline: refusals.incorrectCvc }],
  ['4000000000000119', { ...credit, decline: refusals.processingError }],
  ['4000000000000341', { ...credit, decline: refusals.generic }],
  ['4000002500003155', { country: 'FR', funding: 'credit', threeDSecure: true }],
  ['4000002760003184', { country: 'DE', funding: 'credit', threeDSecure: true }],
  [
    '4000008260003178',
    { country: 'GB', funding: 'credit', threeDSecure: true, decline: refusals.insufficientFunds },
  ],
  ['4000000000003220', { ...credit, threeDSecure: true }],
  ['4000000000003063', { ...credit, threeDSecure: true }],
  ['4000008400001629', { ...credit, threeDSecure: true, decline: refusals.generic }],
  ['4000000000003055', credit],
  ['4000000000000259', { ...credit, dispute: 'fraudulent' }],
  ['4000000000002685', { ...credit, dispute: 'product_not_received' }],
  ['4000000000007726', { ...credit, refund: 'succeeds later' }],
  ['4000000000005126', { ...credit, refund: 'fails later' }],
])

/** Ids that stand for a test card without a call to create one; letters' case as Stripe writes them. */
export const testPaymentMethods: ReadonlyMap<string, string> = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_us', '4242424242424242'],
  ['pm_card_visa_debit', '4000056655665556'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_mastercard_debit', '5200828282828210'],
  ['pm_card_mastercard_prepaid', '5105105105105100'],
  ['pm_card_amex', '378282246310005'],
  ['pm_card_discover', '6011111111111117'],
  ['pm_card_diners', '3056930009020004'],
  ['pm_card_jcb', '3566002020360505'],
  ['pm_card_unionpay', '6200000000000005'],
  ['pm_card_bypassPending', '4000000000000077'],
  ['pm_card_visa_chargeDeclined', '4000000000000002'],
  ['pm_card_chargeDeclined', '4000000000000002'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_visa_chargeDeclinedLostCard', '4000000000009987'],
  ['pm_card_chargeDeclinedLostCard', '4000000000009987'],
  ['pm_card_visa_chargeDeclinedStolenCard', '4000000000009979'],
  ['pm_card_chargeDeclinedStolenCard', '4000000000009979'],
  ['pm_card_chargeDeclinedFraudulent', '4100000000000019'],
  ['pm_card_visa_chargeDeclinedVelocityLimitExceeded', '4000000000006975'],
  ['pm_card_chargeDeclinedExpiredCard', '4000000000000069'],
  ['pm_card_chargeDeclinedIncorrectCvc', '4000000000000127'],
  ['pm_card_chargeDeclinedProcessingError', '4000000000000119'],
  ['pm_card_chargeCustomerFail', '4000000000000341'],
  ['pm_card_authenticationRequiredOnSetup', '4000002500003155'],
  ['pm_card_authenticationRequired', '4000002760003184'],
  ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', '4000008260003178'],
  ['pm_card_threeDSecure2Required', '4000000000003220'],
  ['pm_card_threeDSecureRequired', '4000000000003063'],
  ['pm_card_threeDSecureRequiredChargeDeclined', '4000008400001629'],
  ['pm_card_threeDSecureOptional', '4000000000003055'],
  ['pm_card_createDispute', '4000000000000259'],
  ['pm_card_createDisputeProductNotReceived', '4000000000002685'],
  ['pm_card_pendingRefund', '4000000000007726'],
  ['pm_card_refundFail', '4000000000005126'],
])
