import { describe, expect, it } from 'vitest'
import { noon } from '../../../test/support/oak-order.ts'
import { disputed, dueAnew, type NewPaymentAlert, raised } from './payment-alert.ts'
import type { Dispute } from './payment-provider.ts'

const dispute: Dispute = {
  id: 'du_1',
  intentId: 'pi_1',
  amount: 5000,
  currency: 'usd',
  stage: 'dispute',
}

const cases: [string, Partial<Dispute>, RegExp][] = [
  ['only began as an inquiry', { stage: 'inquiry', dueAt: noon }, /asks about this payment.*refund it/],
  ['is open', { dueAt: noon }, /respond to it at Stripe/],
  ['is appealed', { stage: 'appeal', dueAt: noon }, /appealed/],
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

describe('the alert of a dispute', () => {
  const alertOf = (change: Partial<Dispute>) => disputed({ ...dispute, ...change }, { id: 'o1' }, noon)
  const later = new Date(noon.getTime() + 1)
  const [inquiry, open, appeal] = [alertOf({ stage: 'inquiry' }), alertOf({}), alertOf({ stage: 'appeal' })]
  const lost = alertOf({ ending: 'lost' })
  const order: [known: NewPaymentAlert, next: NewPaymentAlert, isRaised: boolean][] = [
    [inquiry, open, true],
    [open, inquiry, false],
    [open, lost, true],
    [lost, open, false],
    [lost, appeal, true],
    [appeal, open, false],
    [appeal, lost, true],
    [alertOf({ stage: 'inquiry', ending: 'closed' }), open, true],
    // Of before stages were kept.
    [{ ...open, stage: undefined }, open, false],
    [{ ...lost, stage: undefined }, lost, false],
  ]

  it.each(order)('comes again when it went on (%#)', (known, next, isRaised) => {
    const again = next === lost
    for (const isResolved of [true, false])
      expect(raised({ ...known, resolved: isResolved }, next, again) !== undefined).toBe(isRaised)
  })

  it('gets the day by which it is to be answered now, as long as it is open', () => {
    const next = { ...open, dueAt: later }
    expect(dueAnew({ ...open, resolved: false }, next)).toEqual({ ...next, resolved: false })
    expect(dueAnew({ ...open, resolved: true }, next)).toBeUndefined()
    expect(dueAnew({ ...next, resolved: false }, next)).toBeUndefined()
    expect(dueAnew({ ...lost, resolved: false }, next)).toBeUndefined()
  })
})
