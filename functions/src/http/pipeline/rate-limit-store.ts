import type { Store } from 'express-rate-limit'

/** Where hits are counted; a window is in milliseconds. */
export interface HitCounters {
  increment(key: string, windowMs: number): Promise<{ totalHits: number; resetTime: Date }>
  reset(key: string): Promise<void>
}

/** The shop's counters in the shape that the rate limiter asks for. */
export function countingStore(counters: HitCounters): Store {
  let windowMs = 60_000
  return {
    init: (options) => {
      windowMs = options.windowMs
    },
    increment: (key) => counters.increment(key, windowMs),
    // A hit stays a hit, whatever came of it.
    decrement: () => {},
    resetKey: (key) => counters.reset(key),
  }
}
