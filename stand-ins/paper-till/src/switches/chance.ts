/** A source of chance that gives the same numbers again for the same seed (mulberry32). */
export function seededChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Bytes of the same kind, for ids. */
export function seededBytes(seed: number): (length: number) => Uint8Array {
  const next = seededChance(seed)
  return (length) => Uint8Array.from({ length }, () => Math.floor(next() * 256))
}
