/** How long a page waits for its turn before it asks for the so many-th time again: later and later, and not all at once. */
export const untilNextTryMs = (tries: number, random = Math.random()): number =>
  Math.min(60_000, 10_000 * 2 ** (tries - 1)) * (0.8 + 0.4 * random)
