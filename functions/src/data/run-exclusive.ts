import pLimit, { type LimitFunction } from 'p-limit'
import { errors } from '../domain/errors.ts'

/** Most tasks of one key that may wait within an instance; more would wait longer than anyone would. */
const mostInLine = 60

/** Runs a task when those before it in the line of its key are done. */
export type RunExclusive = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Runs tasks with the same key one after the other within this instance. Transactions on one product would
 * only abort one another here; those of other instances still compete in the database, which decides. Throws
 * `busy` immediately when the queue is full.
 */
export function exclusiveRunner(most = mostInLine): RunExclusive {
  const lines = new Map<string, { turn: LimitFunction; length: number }>()
  return async function runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
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
}

/**
 * The same in the lines of several keys at once. Everybody waits in them in the same order, so that nobody waits for
 * somebody who waits for them.
 */
export function runExclusiveOnAll<Result>(
  runExclusive: RunExclusive,
  keys: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const [first, ...others] = [...new Set(keys)].toSorted()
  if (first === undefined) return work()
  return runExclusive(first, () => runExclusiveOnAll(runExclusive, others, work))
}
