import { newId } from '../ledger/ids.ts'
import type { Charge, EarlyFraudWarning } from '../ledger/objects.ts'
import { found } from '../wire/stripe-error.ts'
import type { Work } from './work.ts'

/** The bank says that a charge may be fraud, before anybody disputes it. */
export function warnOfFraud(work: Work, charge: Charge): EarlyFraudWarning {
  const warning: EarlyFraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: work.now,
    fraud_type: 'fraudulent_card_application',
    livemode: false,
    ...(charge.payment_intent ? { payment_intent: charge.payment_intent } : {}),
  }
  work.ledger.earlyFraudWarnings.set(warning.id, warning)
  work.emit('radar.early_fraud_warning.created', warning)
  return warning
}

export const findEarlyFraudWarning = (work: Work, id: string) =>
  found(work.ledger.earlyFraudWarnings, id, 'early fraud warning', 'early_fraud_warning')
