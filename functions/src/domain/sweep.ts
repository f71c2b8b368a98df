const itemsAtATime = 100
/** A run of a schedule has nine minutes; what is begun in the last one may not end. In milliseconds. */
const longestRunMs = 8 * 60_000

/** Tries whatever is due once, page after page, within the time of a run; false once that is over. What `attempt` throws ends the run. */
export async function sweep(
  due: (limit: number) => Promise<string[]>,
  attempt: (id: string) => Promise<void>,
  { atOnce = 1 } = {},
): Promise<boolean> {
  const begun = performance.now()
  const isTime = () => performance.now() - begun < longestRunMs
  const tried = new Set<string>()
  let isMoreDue: boolean
  do {
    const found = await due(itemsAtATime + tried.size)
    const fresh = found.filter((id) => !tried.has(id))
    isMoreDue = fresh.length >= itemsAtATime
    for (const id of fresh) tried.add(id)
    const worker = async () => {
      for (let id = fresh.shift(); id !== undefined && isTime(); id = fresh.shift()) await attempt(id)
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  } while (isMoreDue && isTime())
  return isTime()
}
