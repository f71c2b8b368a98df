import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { ShopError } from '../domain/errors.ts'
import { collectionNames } from './collection-names.ts'
import { exclusiveRunner, transact } from './transact.ts'

/** Counters that start anew when their window has passed; the database drops old ones by their `resetAt`. */
export function firestoreRateLimits(db: Firestore, now: () => Date) {
  const counters = db.collection(collectionNames.rateLimits)
  const runExclusive = exclusiveRunner()

  const count = (key: string, windowMs: number) =>
    runExclusive(key, () =>
      transact(db, async (transaction) => {
        const found = await transaction.get(counters.doc(key))
        const resetAt: unknown = found.get('resetAt')
        const running = resetAt instanceof Timestamp && resetAt.toMillis() > now().getTime()
        const resetTime = running ? resetAt.toDate() : new Date(now().getTime() + windowMs)
        const totalHits = running ? Number(found.get('hits')) + 1 : 1
        transaction.set(counters.doc(key), { hits: totalHits, resetAt: resetTime })
        return { totalHits, resetTime }
      }),
    )

  return {
    /** So many concurrent calls that they cannot be counted are over the limit, not uncounted. */
    increment: (key: string, windowMs: number) =>
      count(key, windowMs).catch((error: unknown) => {
        if (!lostToOthers(error)) throw error
        return { totalHits: Number.MAX_SAFE_INTEGER, resetTime: new Date(now().getTime() + windowMs) }
      }),
  }
}

const aborted = 10

/** True when the transaction kept losing races or the queue was full, not when the database can't be reached. */
function lostToOthers(error: unknown): boolean {
  if (!(error instanceof ShopError) || error.code !== 'busy') return false
  const { cause } = error.details
  return cause === undefined || (cause instanceof Error && 'code' in cause && cause.code === aborted)
}
