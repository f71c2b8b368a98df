import { expect, it } from 'vitest'
import { noon } from '../../../test/support/oak-order.ts'
import { disputed } from './payment-alert.ts'
import type { Dispute } from './payment-provider.ts'

const dispute: Dispute = {
  id: 'du_1',
  intentId: 'pi_1',
  amount: 5000,
  currency: 'usd',
}

const cases: [string, Partial<Dispute>, RegExp][] = [
  ['is open', { dueAt: noon }, /respond to it at Stripe/],
  ['was won', { ending: 'won' }, /won.*keeps the money/],
  ['was lost', { ending: 'lost' }, /lost.*went back to the buyer/],
  ['ended otherwise', { ending: 'closed' }, /closed.*Stripe shows/],
]

it.each(cases)('a dispute that %s says what it means for the money', (_, change, sentence) => {
  expect(disputed({ ...dispute, ...change }, { id: 'o1', number: 'K7M-2QX' }, noon)).toMatchObject({
    id: 'dispute-du_1',
    kind: 'dispute',
    orderId: 'o1',
    number: 'K7M-2QX',
    dueAt: change.dueAt,
    message: expect.stringMatching(sentence),
  })
})
