import { settleTransaction } from './balance-transactions.ts'
import { expireHold } from './capture.ts'
import { settleCharge } from './charges.ts'
import { isClosed, loseUnanswered } from './disputes.ts'
import { settleRefund } from './refunds.ts'
import { finishAdvance } from './test-clocks.ts'
import { awaitDecision } from './update-dispute.ts'
import type { Work } from './work.ts'

/** Plans again what was still to come when a state was saved. */
export function resume(work: Work): void {
  const { paymentIntents, charges, balanceTransactions, refunds, disputes, testClocks } = work.ledger
  for (const intent of paymentIntents.values())
    if (intent.status === 'requires_capture') expireHold(work, intent)
  for (const charge of charges.values())
    if (charge.captured && charge.balance_transaction === null) settleCharge(work, charge)
  for (const transaction of balanceTransactions.values())
    if (transaction.status === 'pending') settleTransaction(work, transaction)
  for (const refund of refunds.values()) settleRefund(work, refund)
  for (const dispute of disputes.values()) {
    if (isClosed(dispute)) continue
    loseUnanswered(work, dispute)
    if (dispute.evidence_details.submission_count > 0) awaitDecision(work, dispute)
  }
  for (const clock of testClocks.values()) if (clock.status === 'advancing') finishAdvance(work, clock)
}
