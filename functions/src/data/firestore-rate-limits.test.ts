import type { Firestore } from 'firebase-admin/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firestoreRateLimits } from './firestore-rate-limits.ts'

// Without chance there are no pauses between the tries.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))
afterEach(() => vi.restoreAllMocks())

const limitsOver = (code: number) => {
  const runTransaction = () => Promise.reject(Object.assign(new Error('no'), { code }))
  const db = { collection: () => ({}), runTransaction } as unknown as Firestore
  return firestoreRateLimits(db, () => new Date(0))
}

it('counts callers who keep one another from being counted as too many', async () => {
  expect(await limitsOver(10).increment('key', 60_000)).toEqual({
    totalHits: Number.MAX_SAFE_INTEGER,
    resetTime: new Date(60_000),
  })
})

it('does not count at all while the database cannot be reached', async () => {
  await expect(limitsOver(14).increment('key', 60_000)).rejects.toMatchObject({ code: 'busy' })
})
