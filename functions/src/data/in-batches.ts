import { setTimeout as pause } from 'node:timers/promises'
import { errors, ShopError } from '../domain/errors.ts'

type Waiting<Item, Result> = PromiseWithResolvers<Result> & { item: Item }

interface Batches {
  most: number
  /** Shortest time from the beginning of a batch to that of the next, in milliseconds. */
  everyMs: number
  /** Most items that may wait; more are turned away with `busy`. */
  mostWaiting?: number
}

/**
 * Does together what was asked for since the batch before began, a batch in `everyMs`; where it is quiet, nothing waits.
 * `work` may do only the first items it is given: the others come with the next batch. When a batch fails with something
 * that isn't the shop's own error, each of its items is tried alone, so that none stops others.
 */
export function inBatches<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  { most, everyMs, mostWaiting = 1_000 }: Batches,
): (item: Item) => Promise<Result> {
  const line: Waiting<Item, Result>[] = []
  let isRunning = false

  /** Returns those that are left for the next batch. */
  async function settle(batch: Waiting<Item, Result>[]): Promise<Waiting<Item, Result>[]> {
    try {
      const results = await work(batch.map(({ item }) => item))
      for (const [index, result] of results.entries()) batch[index]?.resolve(result)
      return batch.slice(results.length)
    } catch (error) {
      if (batch.length === 1 || error instanceof ShopError) for (const { reject } of batch) reject(error)
      else for (const one of batch) await settle([one])
      return []
    }
  }

  async function run(): Promise<void> {
    isRunning = true
    while (line.length > 0) {
      const begun = performance.now()
      const batch = line.splice(0, most)
      line.unshift(...(await settle(batch)))
      await pause(Math.max(0, begun + everyMs - performance.now()))
    }
    isRunning = false
  }

  return async (item) => {
    if (line.length >= mostWaiting) throw errors.busy()
    const waiting = { item, ...Promise.withResolvers<Result>() }
    line.push(waiting)
    if (!isRunning) void run()
    return waiting.promise
  }
}
