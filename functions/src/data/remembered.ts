/** Reads something that may be a little old, at most once in so many milliseconds. A failed read is not remembered. */
export function rememberedFor<Value>(
  lifeMs: number,
  now: () => Date,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let known: Promise<Value> | undefined
  let until = 0
  return () => {
    if (known && now().getTime() < until) return known
    until = now().getTime() + lifeMs
    const reading = read()
    known = reading
    reading.catch(() => {
      if (known === reading) known = undefined
    })
    return reading
  }
}
