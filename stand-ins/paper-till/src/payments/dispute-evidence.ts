import type { Dispute } from '../ledger/objects.ts'
import { namesIn } from '../wire/params.ts'

type Evidence = Omit<Dispute['evidence'], 'enhanced_evidence'>

/** The parts of an answer to a dispute that are files: they are uploaded through a call that does not exist here. */
export const evidenceFiles = namesIn(`cancellation_policy customer_communication customer_signature
  duplicate_charge_documentation receipt refund_policy service_documentation shipping_documentation uncategorized_file`)

const texts =
  namesIn(`access_activity_log billing_address cancellation_policy_disclosure cancellation_rebuttal
  customer_email_address customer_name customer_purchase_ip duplicate_charge_explanation duplicate_charge_id
  product_description refund_policy_disclosure refund_refusal_explanation service_date shipping_address
  shipping_carrier shipping_date shipping_tracking_number uncategorized_text`)

/** The parts of a shop's answer to a dispute; none of them given yet. */
export const noEvidence = Object.fromEntries(
  [...evidenceFiles, ...texts].toSorted().map((name) => [name, null]),
) as unknown as Evidence
