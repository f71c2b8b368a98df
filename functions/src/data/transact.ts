import { setTimeout as pause } from 'node:timers/promises'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import type { LimitFunction } from 'p-limit'
import pLimit from 'p-limit'
import { errors, ShopError } from '../domain/errors.ts'
import { readIn } from './converter.ts'
import { bringHome, StockInLanes } from './stock-lanes.ts'

/** Retries by the database's own library, which keep their place in the queue and wait longer each time. */
const attempts = 7
/** Times that a transaction is started anew after an error that the library does not retry. */
const restarts = 4
const firstDelayMs = 40

/** gRPC codes that the library has retried already by the time it hands them out. */
const retried = new Set([1, 2, 4, 8, 10, 13, 14, 16])
const alreadyExists = 6
const invalidArgument = 3

/** One transaction, retried when another was faster; throws `busy`. The work may run several times: no side effects outside. */
export async function transact<Result>(db: Firestore, work: (transaction: Transaction) => Promise<Result>) {
  for (let restart = 1; ; restart++) {
    try {
      return await db.runTransaction(work, { maxAttempts: attempts })
    } catch (error) {
      if (error instanceof ShopError) throw error
      if (error instanceof StockInLanes) {
        if (restart === restarts) throw errors.busy(error)
        for (const id of error.productIds) await transact(db, (transaction) => bringHome(transaction, db, id))
        continue
      }
      if (retried.has(codeOf(error))) throw errors.busy(error)
      if (!mayPass(error)) throw error
      if (restart === restarts) throw errors.busy(error)
      await pause(Math.random() * firstDelayMs * 2 ** restart)
    }
  }
}

/** Changes a document that has to be there, and says whether the rule had anything to change. Throws what `missing` makes. */
export const changeOne = <Entity>(
  db: Firestore,
  place: DocumentReference<Entity>,
  missing: () => Error,
  rule: (found: Entity) => Entity | undefined,
): Promise<boolean> =>
  transact(db, async (transaction) => {
    const found = await readIn(transaction, place)
    if (!found) throw missing()
    const changed = rule(found)
    if (changed) transaction.set(place, changed)
    return changed !== undefined
  })

/** Errors that the library treats as final: a document that was created meanwhile, a transaction that waited too long. */
function mayPass(error: unknown): boolean {
  const code = codeOf(error)
  if (code === alreadyExists) return true
  return code === invalidArgument && error instanceof Error && /transaction/i.test(error.message)
}

function codeOf(error: unknown): number {
  return error instanceof Error && 'code' in error ? Number(error.code) : Number.NaN
}

/** Most tasks of one key that may wait within an instance; more would wait longer than anyone would. */
const mostInLine = 60

/** So many in one line say that a document is written faster than the database takes it. */
const crowd = 4

export interface RunExclusive {
  /** Runs a task when those before it in the line of its key are done. */
  <Result>(key: string, work: () => Promise<Result>): Promise<Result>
  isCrowded(key: string): boolean
}

/** Runs tasks with the same key one after the other within this instance. Throws `busy` when the queue is full. */
export function exclusiveRunner(most = mostInLine): RunExclusive {
  const lines = new Map<string, { turn: LimitFunction; length: number }>()
  async function runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const line = lines.get(key) ?? { turn: pLimit(1), length: 0 }
    if (line.length >= most) throw errors.busy()
    line.length++
    lines.set(key, line)
    try {
      return await line.turn(work)
    } finally {
      line.length--
      if (line.length === 0) lines.delete(key)
    }
  }
  const isCrowded = (key: string) => (lines.get(key)?.length ?? 0) >= crowd
  return Object.assign(runExclusive, { isCrowded })
}

/** The same in several lines at once, entered in one order, so that nobody waits in a circle. */
export function runExclusiveOnAll<Result>(
  runExclusive: RunExclusive,
  keys: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const [first, ...others] = [...new Set(keys)].toSorted()
  if (first === undefined) return work()
  return runExclusive(first, () => runExclusiveOnAll(runExclusive, others, work))
}
