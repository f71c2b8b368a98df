import type { Firestore } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import type { Collections } from './collections.ts'
import { firestoreOverview } from './firestore-overview.ts'

/** A database that has `waiting` of everything when it is asked, and says so when it is let. */
function slowDatabase() {
  const held: (() => void)[] = []
  const state = { waiting: 1 }
  const get = () => {
    const { waiting: count } = state
    return new Promise((resolve) => held.push(() => resolve({ data: () => ({ count }) })))
  }
  const db = { collection: () => ({ where: () => ({ count: () => ({ get }) }) }) } as unknown as Firestore
  const respond = () => {
    for (const finish of held.splice(0)) finish()
  }
  return { state, db, respond }
}

it('counts what waits anew for whoever asks after a change, also while an earlier count is under way', async () => {
  const { state, db, respond } = slowDatabase()
  const overview = firestoreOverview(db, {} as Pick<Collections, 'orders' | 'products'>)
  const before = overview.waiting()
  state.waiting = 2
  const after = overview.waiting()
  respond()
  expect((await before).toShip).toBe(1)
  expect((await after).toShip).toBe(2)
})
