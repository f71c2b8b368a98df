import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { disputeOf } from './stripe-payments.ts'

const endings: [Stripe.Dispute.Status, 'won' | 'lost' | 'closed' | undefined][] = [
  ['needs_response', undefined],
  ['under_review', undefined],
  ['warning_needs_response', undefined],
  ['warning_under_review', undefined],
  ['won', 'won'],
  ['lost', 'lost'],
  ['warning_closed', 'closed'],
  ['prevented', 'closed'],
]

it.each(endings)('a dispute that is %s has the ending %s', (status, ending) => {
  const dispute = { id: 'du_1', payment_intent: 'pi_1', amount: 5000, currency: 'usd', status }
  expect(disputeOf(dispute)?.ending).toBe(ending)
})

it.each([
  ['warning_needs_response', 'inquiry'],
  ['warning_closed', 'inquiry'],
  ['needs_response', 'dispute'],
  ['lost', 'dispute'],
  ['appeal_under_review', 'appeal'],
] as const)('a dispute that is %s is at the stage %s', (status, stage) => {
  const dispute = { id: 'du_1', payment_intent: 'pi_1', amount: 5000, currency: 'usd', status }
  expect(disputeOf(dispute)?.stage).toBe(stage)
})

it('an open dispute says until when it can be answered', () => {
  const dispute = { id: 'du_1', payment_intent: 'pi_1', amount: 5000, currency: 'usd' }
  const evidence_details = { due_by: 1_795_000_000 }
  const dueAtOf = (status: Stripe.Dispute.Status) =>
    disputeOf({ ...dispute, status, evidence_details })?.dueAt
  expect(dueAtOf('needs_response')).toEqual(new Date(1_795_000_000_000))
  expect(dueAtOf('lost')).toBeUndefined()
})

it('a dispute of a charge without an intent is none of the shop’s', () => {
  const dispute = { id: 'du_1', payment_intent: null, amount: 5000, currency: 'usd', status: 'won' as const }
  expect(disputeOf(dispute)).toBeUndefined()
})
