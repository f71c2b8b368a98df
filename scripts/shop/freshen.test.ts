import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { movedBetween } from './freshen.ts'

const at = (text: string) => Timestamp.fromDate(new Date(text))

test('moves moments and days by the time in between, and weeks by the weeks', () => {
  // Eleven days later, in the week after the next one.
  const moved = movedBetween(new Date('2026-11-26T12:00:00Z'), new Date('2026-12-07T12:00:00Z'))
  const order = {
    createdAt: at('2026-11-25T08:00:00Z'),
    reference: '2026-11-25',
    lines: [
      {
        awaited: [
          { source: 'week:2026-11-30', quantity: 3 },
          { source: 'delivery-1', quantity: 2, on: '2026-12-01' },
        ],
        promise: { from: '2026-12-01', to: '2026-12-03' },
      },
    ],
    movedPromises: [
      { before: { from: '2026-11-28', to: '2026-11-30' }, after: { from: '2026-12-01', to: '2026-12-03' } },
    ],
  }
  expect(moved(order)).toEqual({
    createdAt: at('2026-12-06T08:00:00Z'),
    reference: '2026-11-25',
    lines: [
      {
        awaited: [
          { source: 'week:2026-12-14', quantity: 3 },
          { source: 'delivery-1', quantity: 2, on: '2026-12-12' },
        ],
        promise: { from: '2026-12-12', to: '2026-12-14' },
      },
    ],
    movedPromises: [
      { before: { from: '2026-12-09', to: '2026-12-11' }, after: { from: '2026-12-12', to: '2026-12-14' } },
    ],
  })
  expect(moved({ promised: { 'week:2026-11-30': 3, 'delivery-1': 2 }, from: '2020-01-01' })).toEqual({
    promised: { 'week:2026-12-14': 3, 'delivery-1': 2 },
    from: '2020-01-01',
  })
})

test('a week that is not over is not over afterwards either', () => {
  const moved = movedBetween(new Date('2026-11-29T12:00:00Z'), new Date('2026-11-30T12:00:00Z'))
  expect(moved({ source: 'week:2026-11-23' })).toEqual({ source: 'week:2026-11-30' })
})
