import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Hold } from '../domain/stock/hold.ts'
import { removeAt } from './retention.ts'

const file = new URL('../../../firestore.indexes.json', import.meta.url)
interface Override {
  collectionGroup: string
  fieldPath: string
  ttl?: boolean
  indexes: unknown[]
}
const { fieldOverrides } = JSON.parse(readFileSync(file, 'utf8')) as { fieldOverrides: Override[] }

it('never lets the database delete a hold that still has its units', () => {
  const hold = { state: 'held', expiresAt: new Date('2026-01-01T00:00:00Z') } as Hold
  expect(removeAt.ofHold(hold)).toBeUndefined()
  for (const state of ['ordered', 'released'] as const) {
    expect(removeAt.ofHold({ ...hold, state })).toEqual(new Date('2026-01-31T00:00:00Z'))
  }
})

it('keeps declined cards a day beyond the last of them and the pause that it caused', () => {
  const at = new Date('2026-01-01T00:00:00Z')
  const recent = [
    { eventId: 'evt_1', at: new Date('2025-12-31T23:50:00Z') },
    { eventId: 'evt_2', at },
  ]
  expect(removeAt.ofDeclines({ recent })).toEqual(new Date('2026-01-02T00:00:00Z'))
  const pausedUntil = new Date('2026-01-01T00:15:00Z')
  expect(removeAt.ofDeclines({ recent, pausedUntil })).toEqual(new Date('2026-01-02T00:15:00Z'))
})

it('is deleted by the database for each of these collections, without an index of its own', () => {
  const ttl = fieldOverrides.filter(({ ttl }) => ttl)
  expect(ttl.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`).sort()).toEqual([
    'declines.removeAt',
    'deletedOrders.removeAt',
    'holds.removeAt',
    'mail.removeAt',
    'productImportChunks.removeAt',
    'productImports.removeAt',
    'rateLimits.resetAt',
    'stockNotices.removeAt',
    'stripeEvents.removeAt',
    'taxAnswers.removeAt',
    'unpaidStandings.removeAt',
  ])
  for (const { indexes } of ttl) expect(indexes).toEqual([])
})
