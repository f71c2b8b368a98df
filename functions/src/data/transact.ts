import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { errors } from '../domain/errors.ts'
import { ShopError } from '../domain/shop-error.ts'

const attempts = 8
const firstDelayMs = 40
const longestDelayMs = 1_500

/** gRPC codes of a transaction that lost a race or could not reach the database. */
const passing = new Set([1, 4, 6, 8, 10, 13, 14])

/**
 * One transaction, repeated with growing random pauses when somebody else was faster; `busy` when that does not help.
 * The work may run several times: it must not touch the outside world.
 */
export async function transact<Result>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.runTransaction(work, { maxAttempts: 1 })
    } catch (error) {
      if (error instanceof ShopError || !isPassing(error)) throw error
      if (attempt === attempts) throw errors.busy(error)
      await pause(Math.random() * Math.min(longestDelayMs, firstDelayMs * 2 ** attempt))
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const { code } = error
  // The database calls a transaction that it gave up while waiting an invalid argument.
  return passing.has(Number(code)) || (code === 3 && /transaction/i.test(error.message))
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
