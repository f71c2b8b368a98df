import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { collectionNames } from './collection-names.ts'
import { transact } from './transact.ts'

export interface Count {
  totalHits: number
  resetTime: Date
}

/** Counters that start anew when their window has passed; the database drops old ones by their `resetAt`. */
export function firestoreRateLimits(db: Firestore, now: () => Date) {
  const counters = db.collection(collectionNames.rateLimits)
  return {
    increment: (key: string, windowMs: number): Promise<Count> =>
      transact(db, async (transaction) => {
        const found = await transaction.get(counters.doc(key))
        const resetAt: unknown = found.get('resetAt')
        const running = resetAt instanceof Timestamp && resetAt.toMillis() > now().getTime()
        const resetTime = running ? resetAt.toDate() : new Date(now().getTime() + windowMs)
        const totalHits = running ? Number(found.get('hits')) + 1 : 1
        transaction.set(counters.doc(key), { hits: totalHits, resetAt: resetTime })
        return { totalHits, resetTime }
      }),

    async reset(key: string): Promise<void> {
      await counters.doc(key).delete()
    },
  }
}

export type RateLimits = ReturnType<typeof firestoreRateLimits>
