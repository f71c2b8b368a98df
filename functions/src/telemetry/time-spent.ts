import { AsyncLocalStorage } from 'node:async_hooks'

export type Waiting = 'firestore' | 'stripe' | 'mail' | 'typesense'

/** Milliseconds and calls of each, as they stand in the request's line; those at once are added up. */
export type TimeSpent = Partial<Record<`${Waiting}Ms` | `${Waiting}Calls`, number>>

const current = new AsyncLocalStorage<{ spent: TimeSpent; inside?: Waiting }>()

/** Runs a request, and returns what it spends, which grows until its last call ends. */
export function countingTime(run: () => void): TimeSpent {
  const spent: TimeSpent = {}
  current.run({ spent }, run)
  return spent
}

/** Runs a call and gives it what ends its time. Inside another call of the same it counts nothing: a transaction reads. */
export function spending<Result>(on: Waiting, call: (end: () => void) => Result): Result {
  const within = current.getStore()
  if (!within || within.inside === on) return call(() => {})
  const started = performance.now()
  const { spent } = within
  const end = () => {
    spent[`${on}Ms`] = Math.round((spent[`${on}Ms`] ?? 0) + performance.now() - started)
    spent[`${on}Calls`] = (spent[`${on}Calls`] ?? 0) + 1
  }
  return current.run({ spent, inside: on }, () => call(end))
}
