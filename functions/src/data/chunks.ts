/** The database compares with at most so many values at once. */
const valuesAtATime = 30

/** Distinct values in groups that one query can ask for. */
export function chunksOf(values: readonly string[]): string[][] {
  const distinct = [...new Set(values)]
  return Array.from({ length: Math.ceil(distinct.length / valuesAtATime) }, (_, index) =>
    distinct.slice(index * valuesAtATime, (index + 1) * valuesAtATime),
  )
}
