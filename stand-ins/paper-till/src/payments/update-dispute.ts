import type { Dispute } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { notPossible, notSupported } from '../wire/stripe-error.ts'
import { change } from './changes.ts'
import { evidenceFiles, noEvidence } from './dispute-evidence.ts'
import { closeDispute, escalateInquiry, findDispute, isClosed } from './disputes.ts'
import type { Work } from './work.ts'

function readEvidence(params: Params): Record<string, string | null> {
  params.onlyKnown(Object.keys(noEvidence).join(' '), 'appeal enhanced_evidence')
  const given: Record<string, string | null> = {}
  for (const name of params.names()) {
    const text = params.text(name)
    if (text !== null && evidenceFiles.includes(name))
      throw notSupported('uploaded files', `evidence[${name}]`)
    given[name] = text
  }
  return given
}

/** What the bank makes of an answer with one of Stripe's test values in it. */
function decide(work: Work, dispute: Dispute, text: string | null): void {
  if (isClosed(dispute)) return
  if (text === 'winning_evidence') closeDispute(work, dispute, 'won')
  if (text === 'losing_evidence') closeDispute(work, dispute, 'lost')
  if (text === 'escalate_inquiry_evidence' && dispute.status.startsWith('warning'))
    escalateInquiry(work, dispute)
}

/** The bank looks at what was submitted, and decides where it is one of the test values. */
export function awaitDecision(work: Work, dispute: Dispute): void {
  work.soon((later) => decide(later, dispute, dispute.evidence.uncategorized_text))
}

/** Writes the shop's answer down, and sends it to the bank unless `submit` is false. */
export function updateDispute(work: Work, params: Params, id: string): Dispute {
  params.onlyKnown('evidence metadata submit intended_submission_method')
  const dispute = findDispute(work, id)
  const metadata = params.metadata('metadata', dispute.metadata)
  const answer = params.object('evidence')
  const given = answer ? readEvidence(answer) : null
  const submits = given !== null && params.get('submit') !== 'false'
  if (given && isClosed(dispute)) {
    throw notPossible('This dispute is already closed, so its evidence cannot be changed.')
  }
  if (submits && dispute.evidence_details.submission_count > 0) {
    throw notPossible('Evidence for this dispute has already been submitted.')
  }
  if (submits) awaitDecision(work, dispute)
  return change(work, 'charge.dispute.updated', dispute, () => {
    dispute.metadata = metadata
    if (given) {
      Object.assign(dispute.evidence, given)
      dispute.evidence_details.has_evidence = true
    }
    if (submits) {
      dispute.evidence_details.submission_count = 1
      dispute.evidence_details.submission_method = 'manual'
      dispute.status = dispute.status.startsWith('warning') ? 'warning_under_review' : 'under_review'
    }
  })
}
