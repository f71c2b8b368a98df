import { expect, it } from 'vitest'
import { order } from '#testing/factories.ts'
import { shippable } from './shippable.ts'

it('names every order that cannot leave, and why', () => {
  const paid = order({ _id: 'o1', state: 'paid', paymentStatus: true })
  const asking = order({
    ...paid,
    _id: 'o2',
    number: 'AAA-222',
    cancelRequest: { state: 'open', requestedAt: '2026-03-01T08:00:00.000Z' },
  })
  const declined = order({
    ...paid,
    _id: 'o3',
    cancelRequest: { state: 'declined', requestedAt: '2026-03-01T08:00:00.000Z' },
  })
  const shipped = order({ ...paid, _id: 'o4', number: 'AAA-444', state: 'shipped' })
  expect(shippable([paid, asking, order({ _id: 'o5' }), declined, shipped])).toEqual({
    orders: [paid, declined],
    skipped: [
      { _id: 'o2', number: 'AAA-222', sentence: 'Its buyer asks to cancel it. Decide about that first.' },
      { _id: 'o5', number: 'K7M-2QX', sentence: 'It is not paid yet.' },
      { _id: 'o4', number: 'AAA-444', sentence: 'It was shipped before.' },
    ],
  })
})
