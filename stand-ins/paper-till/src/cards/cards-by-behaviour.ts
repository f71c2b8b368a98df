import { declines } from './declines.ts'
import type { CardRow, TestCard } from './test-card.ts'

const credit: TestCard = { country: 'US', funding: 'credit' }
const disputed = (reason: string, more: object = {}): TestCard => ({
  ...credit,
  dispute: { reason, ...more },
})

const declined: CardRow[] = [
  ['4000000000000002', 'visa_chargeDeclined chargeDeclined', { ...credit, decline: declines.generic }],
  [
    '4000000000009995',
    'visa_chargeDeclinedInsufficientFunds chargeDeclinedInsufficientFunds visa_debit_chargeDeclinedInsufficientFunds',
    { ...credit, decline: declines.insufficientFunds },
  ],
  [
    '4000000000009987',
    'visa_chargeDeclinedLostCard chargeDeclinedLostCard',
    { ...credit, decline: declines.lost },
  ],
  [
    '4000000000009979',
    'visa_chargeDeclinedStolenCard chargeDeclinedStolenCard',
    { ...credit, decline: declines.stolen },
  ],
  [
    '4000000000000069',
    'chargeDeclinedExpiredCard visa_chargeDeclinedExpiredCard',
    { ...credit, decline: declines.expired },
  ],
  [
    '4000000000000127',
    'chargeDeclinedIncorrectCvc visa_chargeDeclinedIncorrectCvc',
    { ...credit, decline: declines.incorrectCvc },
  ],
  [
    '4000000000000119',
    'chargeDeclinedProcessingError visa_chargeDeclinedProcessingError',
    { ...credit, decline: declines.processingError },
  ],
  ['4000000000006975', 'visa_chargeDeclinedVelocityLimitExceeded', { ...credit, decline: declines.velocity }],
  [
    '4000000000000341',
    'chargeCustomerFail visa_chargeCustomerFail',
    { ...credit, decline: declines.generic, attachable: true },
  ],
]

const risky: CardRow[] = [
  [
    '4100000000000019',
    'radarBlock chargeDeclinedFraudulent visa_chargeDeclinedFraudulent',
    { ...credit, risk: 'highest', decline: declines.blockedByRadar },
  ],
  [
    '4000000000004954',
    'riskLevelHighest',
    { ...credit, risk: 'highest', decline: declines.blockedByRadar, attachable: true },
  ],
  ['4000000000009235', 'riskLevelElevated', { ...credit, risk: 'elevated' }],
  ['4000008400000407', 'highFraudDisputeScore', { ...credit, risk: 'elevated' }],
  ['4000008400000159', 'highEfwScore', { ...credit, risk: 'elevated' }],
  ['4000008400001017', 'radarDynamicRiskThreshold', credit],
  ['4000008405600003', 'adaptive3dsChallenge', credit],
  ['4000000000000101', 'cvcCheckFail', { ...credit, checks: { cvc: 'fail' } }],
  ['4000000000000036', 'avsZipFail', { ...credit, checks: { postalCode: 'fail' } }],
  ['4000058400307872', 'cvcCheckFailElevatedRisk', { ...credit, risk: 'elevated', checks: { cvc: 'fail' } }],
  [
    '4000058400306072',
    'avsZipFailElevatedRisk',
    { ...credit, risk: 'elevated', checks: { postalCode: 'fail' } },
  ],
  ['4000000000000028', 'avsLine1Fail', { ...credit, checks: { line1: 'fail' } }],
  ['4000000000000010', 'avsFail', { ...credit, checks: { line1: 'fail', postalCode: 'fail' } }],
  [
    '4000000000000044',
    'avsUnchecked',
    { ...credit, checks: { line1: 'unavailable', postalCode: 'unavailable' } },
  ],
]

const troublesome: CardRow[] = [
  ['4000000000000259', 'createDispute', disputed('fraudulent')],
  ['4000000000002685', 'createDisputeProductNotReceived', disputed('product_not_received')],
  ['4000000000001976', 'createDisputeInquiry', disputed('general', { inquiry: true })],
  ['4000000000005423', 'createIssuerFraudRecord', { ...credit, earlyFraudWarning: true }],
  ['4000000404000079', 'createMultipleDisputes', disputed('fraudulent', { times: 2 })],
  [
    '4000000404000038',
    'createCe3EligibleDispute',
    disputed('fraudulent', { enhanced: 'visa_compelling_evidence_3' }),
  ],
  ['4000008400000779', 'createComplianceDispute', disputed('noncompliant', { enhanced: 'visa_compliance' })],
  [
    '5105008400000002',
    'createMastercardComplianceDispute',
    disputed('noncompliant', { enhanced: 'mastercard_compliance' }),
  ],
  ['4000000001000043', 'createAutoRepresentmentEligibleDispute', disputed('fraudulent')],
  // The account here is enrolled in no programme that prevents disputes.
  ['4000000404004816', 'createRapidDisputeResolutionDispute', disputed('fraudulent')],
  ['4000000404005649', 'createCe3BlockDispute', disputed('fraudulent')],
  ['5105000300000018', 'createEthocaAlert', disputed('fraudulent')],
  ['4000000000007726', 'pendingRefund', { ...credit, refund: 'succeeds later' }],
  ['4000000000005126', 'refundFail', { ...credit, refund: 'fails later' }],
  ['4000000000000077', 'bypassPending', { ...credit, available: true }],
  ['4000003720000278', 'bypassPendingInternational', { country: 'IE', funding: 'credit', available: true }],
]

const authenticated: CardRow[] = [
  [
    '4000002500003155',
    'authenticationRequiredOnSetup',
    { country: 'FR', funding: 'credit', threeDSecure: 'unless set up' },
  ],
  [
    '4000002760003184',
    'authenticationRequired',
    { country: 'DE', funding: 'credit', threeDSecure: 'always' },
  ],
  [
    '4000003800000446',
    'authenticationRequiredSetupForOffSession',
    { country: 'IT', funding: 'credit', threeDSecure: 'already set up' },
  ],
  [
    '4000008260003178',
    'authenticationRequiredChargeDeclinedInsufficientFunds',
    {
      country: 'GB',
      funding: 'credit',
      threeDSecure: 'already set up',
      decline: declines.insufficientFunds,
      attachable: true,
    },
  ],
  ['4000000000003220', 'threeDSecure2Required', { country: 'IE', funding: 'credit', threeDSecure: 'always' }],
  ['4000008400000027', '', { ...credit, threeDSecure: 'always' }],
  ['4000000000003063', 'threeDSecureRequired', { ...credit, threeDSecure: 'always' }],
  [
    '4000008400001629',
    'threeDSecureRequiredChargeDeclined',
    { ...credit, threeDSecure: 'always', decline: declines.generic, attachable: true },
  ],
  [
    '4000008400001280',
    'threeDSecureRequiredProcessingError',
    { ...credit, threeDSecure: 'lookup fails', attachable: true },
  ],
  ['4000000000003055', 'threeDSecureOptional', { ...credit, threeDSecure: 'on request' }],
  [
    '4000000000003097',
    'threeDSecureOptionalProcessingError',
    { ...credit, threeDSecure: 'on request, fails' },
  ],
  ['4000000032200000', '', { ...credit, threeDSecure: 'frictionless' }],
  ...['4000582600000094', '4000582600000045', '4000582600000102', '4000582600000110'].map(
    (number): CardRow => [number, '', { country: 'GB', funding: 'credit', threeDSecure: 'always' }],
  ),
]

/** Cards of which something behaves otherwise than plain paying; the ids without `pm_card_` and `tok_`. */
export const cardsByBehaviour: CardRow[] = [
  ...declined,
  ...risky,
  ...troublesome,
  ...authenticated,
  // No captcha is shown here, and no reader asks for a PIN: these simply pay.
  ['4000000000001208', '', credit],
  ['4000000000003725', '', credit],
  ['4001007020000002', '', credit],
  ['4000008260000075', '', { country: 'GB', funding: 'credit' }],
  ['4001000360000005', '', { country: 'AU', funding: 'debit' }],
  ['4000002760000008', '', { country: 'DE', funding: 'debit' }],
]
