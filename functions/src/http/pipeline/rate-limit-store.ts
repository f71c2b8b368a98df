import type { Store } from 'express-rate-limit'
import { LRUCache } from 'lru-cache'

/** Where hits are counted; a window is in milliseconds. */
export interface HitCounters {
  increment(key: string, windowMs: number): Promise<Hits>
  reset(key: string): Promise<void>
}

interface Hits {
  totalHits: number
  resetTime: Date
}

/** Callers that an instance remembers as being over their limit. */
const mostRemembered = 5_000

/**
 * The shop's counters in the shape that the rate limiter asks for. Callers over the limit are remembered here
 * until the window ends, so that their further calls cost the database nothing.
 */
export function countingStore(counters: HitCounters, now: () => Date): Store {
  const over = new LRUCache<string, Hits>({ maxSize: mostRemembered, sizeCalculation: () => 1 })
  let windowMs = 60_000
  let most = Number.POSITIVE_INFINITY
  return {
    init: (options) => {
      windowMs = options.windowMs
      if (typeof options.limit === 'number') most = options.limit
    },
    async increment(key) {
      const known = over.get(key)
      if (known && known.resetTime > now()) return known
      const hits = await counters.increment(key, windowMs)
      if (hits.totalHits > most) over.set(key, hits)
      return hits
    },
    // A hit counts, whatever its outcome.
    decrement: () => {},
    resetKey: (key) => {
      over.delete(key)
      return counters.reset(key)
    },
  }
}
