import { expect, it } from 'vitest'
import { order } from '#testing/factories.ts'
import { whyNot } from './why-not.ts'

const requestedAt = '2026-03-01T08:00:00.000Z'

it.each([
  [{ state: 'paid' }, undefined],
  [{ state: 'unpaid' }, 'It is not paid yet.'],
  [{ state: 'shipped' }, 'It was shipped before.'],
  [
    { state: 'paid', cancelRequest: { state: 'open', requestedAt } },
    'Its buyer asks to cancel it. Decide about that first.',
  ],
  [{ state: 'paid', cancelRequest: { state: 'declined', requestedAt } }, undefined],
  [{ state: 'paid', dispute: 'open' }, 'Its buyer disputes the payment with the bank. Clear that up first.'],
  [{ state: 'paid', dispute: 'won' }, undefined],
] as const)('an order that is %o cannot leave, or can: %s', (change, sentence) => {
  expect(whyNot(order(change))).toBe(sentence)
})
