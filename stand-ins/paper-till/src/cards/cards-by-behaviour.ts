import { declines } from './declines.ts'
import { type CardRow, card, type TestCard } from './test-card.ts'

const refused = (number: string, ids: string, decline: keyof typeof declines, more: Partial<TestCard> = {}) =>
  card(number, ids, { decline: declines[decline], ...more })
const checked = (number: string, ids: string, checks: TestCard['checks'], more: Partial<TestCard> = {}) =>
  card(number, ids, { checks, ...more })
const disputed = (number: string, ids: string, reason: string, more: object = {}) =>
  card(number, ids, { dispute: { reason, ...more } })
const asks = (
  number: string,
  ids: string,
  threeDSecure: TestCard['threeDSecure'],
  more: Partial<TestCard> = {},
) => card(number, ids, { threeDSecure, ...more })

/** Cards of which something behaves otherwise than plain paying; the ids without `pm_card_` and `tok_`. */
export const cardsByBehaviour: CardRow[] = [
  refused('4000000000000002', 'visa_chargeDeclined chargeDeclined', 'generic'),
  refused(
    '4000000000009995',
    'visa_chargeDeclinedInsufficientFunds chargeDeclinedInsufficientFunds visa_debit_chargeDeclinedInsufficientFunds',
    'insufficientFunds',
  ),
  refused('4000000000009987', 'visa_chargeDeclinedLostCard chargeDeclinedLostCard', 'lost'),
  refused('4000000000009979', 'visa_chargeDeclinedStolenCard chargeDeclinedStolenCard', 'stolen'),
  refused('4000000000000069', 'chargeDeclinedExpiredCard visa_chargeDeclinedExpiredCard', 'expired'),
  refused('4000000000000127', 'chargeDeclinedIncorrectCvc visa_chargeDeclinedIncorrectCvc', 'incorrectCvc'),
  refused(
    '4000000000000119',
    'chargeDeclinedProcessingError visa_chargeDeclinedProcessingError',
    'processingError',
  ),
  refused('4000000000006975', 'visa_chargeDeclinedVelocityLimitExceeded', 'velocity'),
  refused('4000000000000341', 'chargeCustomerFail visa_chargeCustomerFail', 'generic', { attachable: true }),

  refused(
    '4100000000000019',
    'radarBlock chargeDeclinedFraudulent visa_chargeDeclinedFraudulent',
    'blockedByRadar',
    { risk: 'highest' },
  ),
  refused('4000000000004954', 'riskLevelHighest', 'blockedByRadar', { risk: 'highest', attachable: true }),
  card('4000000000009235', 'riskLevelElevated', { risk: 'elevated' }),
  card('4000008400000407', 'highFraudDisputeScore', { risk: 'elevated' }),
  card('4000008400000159', 'highEfwScore', { risk: 'elevated' }),
  card('4000008400001017', 'radarDynamicRiskThreshold'),
  card('4000008405600003', 'adaptive3dsChallenge'),
  checked('4000000000000101', 'cvcCheckFail', { cvc: 'fail' }),
  checked('4000000000000036', 'avsZipFail', { postalCode: 'fail' }),
  checked('4000058400307872', 'cvcCheckFailElevatedRisk', { cvc: 'fail' }, { risk: 'elevated' }),
  checked('4000058400306072', 'avsZipFailElevatedRisk', { postalCode: 'fail' }, { risk: 'elevated' }),
  checked('4000000000000028', 'avsLine1Fail', { line1: 'fail' }),
  checked('4000000000000010', 'avsFail', { line1: 'fail', postalCode: 'fail' }),
  checked('4000000000000044', 'avsUnchecked', { line1: 'unavailable', postalCode: 'unavailable' }),

  disputed('4000000000000259', 'createDispute', 'fraudulent'),
  disputed('4000000000002685', 'createDisputeProductNotReceived', 'product_not_received'),
  disputed('4000000000001976', 'createDisputeInquiry', 'general', { inquiry: true }),
  card('4000000000005423', 'createIssuerFraudRecord', { earlyFraudWarning: true }),
  disputed('4000000404000079', 'createMultipleDisputes', 'fraudulent', { times: 2 }),
  disputed('4000000404000038', 'createCe3EligibleDispute', 'fraudulent', {
    enhanced: 'visa_compelling_evidence_3',
  }),
  disputed('4000008400000779', 'createComplianceDispute', 'noncompliant', { enhanced: 'visa_compliance' }),
  disputed('5105008400000002', 'createMastercardComplianceDispute', 'noncompliant', {
    enhanced: 'mastercard_compliance',
  }),
  disputed('4000000001000043', 'createAutoRepresentmentEligibleDispute', 'fraudulent'),
  // The account here is enrolled in no programme that prevents disputes.
  disputed('4000000404004816', 'createRapidDisputeResolutionDispute', 'fraudulent'),
  disputed('4000000404005649', 'createCe3BlockDispute', 'fraudulent'),
  disputed('5105000300000018', 'createEthocaAlert', 'fraudulent'),
  card('4000000000007726', 'pendingRefund', { refund: 'succeeds later' }),
  card('4000000000005126', 'refundFail', { refund: 'fails later' }),
  card('4000000000000077', 'bypassPending', { available: true }),
  card('4000003720000278', 'bypassPendingInternational', { country: 'IE', available: true }),

  asks('4000002500003155', 'authenticationRequiredOnSetup', 'unless set up', { country: 'FR' }),
  asks('4000002760003184', 'authenticationRequired', 'always', { country: 'DE' }),
  asks('4000003800000446', 'authenticationRequiredSetupForOffSession', 'already set up', { country: 'IT' }),
  refused('4000008260003178', 'authenticationRequiredChargeDeclinedInsufficientFunds', 'insufficientFunds', {
    country: 'GB',
    threeDSecure: 'already set up',
    attachable: true,
  }),
  asks('4000000000003220', 'threeDSecure2Required', 'always', { country: 'IE' }),
  asks('4000008400000027', '', 'always'),
  asks('4000000000003063', 'threeDSecureRequired', 'always'),
  refused('4000008400001629', 'threeDSecureRequiredChargeDeclined', 'generic', {
    threeDSecure: 'always',
    attachable: true,
  }),
  asks('4000008400001280', 'threeDSecureRequiredProcessingError', 'lookup fails', { attachable: true }),
  asks('4000000000003055', 'threeDSecureOptional', 'on request'),
  asks('4000000000003097', 'threeDSecureOptionalProcessingError', 'on request, fails'),
  asks('4000000032200000', '', 'frictionless'),
  asks('4000582600000094', '', 'always', { country: 'GB' }),
  asks('4000582600000045', '', 'always', { country: 'GB' }),
  asks('4000582600000102', '', 'always', { country: 'GB' }),
  asks('4000582600000110', '', 'always', { country: 'GB' }),

  // No captcha is shown here, and no reader asks for a PIN: these simply pay.
  card('4000000000001208', ''),
  card('4000000000003725', ''),
  card('4001007020000002', ''),
  card('4000008260000075', '', { country: 'GB' }),
  card('4001000360000005', '', { country: 'AU', funding: 'debit' }),
  card('4000002760000008', '', { country: 'DE', funding: 'debit' }),
]
