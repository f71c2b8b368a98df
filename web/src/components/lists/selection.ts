export type Chosen = ReadonlySet<string>

/** The choice after a tick of one row; with `from`, every row between gets the same state. */
export function toggled(chosen: Chosen, ids: readonly string[], id: string, from?: string): Chosen {
  const next = new Set(chosen)
  const wanted = !chosen.has(id)
  const ends = [ids.indexOf(from ?? id), ids.indexOf(id)]
  const range = ends.includes(-1) ? [id] : ids.slice(Math.min(...ends), Math.max(...ends) + 1)
  for (const each of range) {
    if (wanted) next.add(each)
    else next.delete(each)
  }
  return next
}
