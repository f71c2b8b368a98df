const arrived = new WeakMap<Promise<unknown>, { value: unknown }>()

/**
 * Lets a loader return before its data is there. The page that shows the data reports a failure; until then it must not
 * count as an unhandled rejection.
 */
export function deferred<Data>(data: Promise<Data>): Promise<Data> {
  data.then(
    (value) => arrived.set(data, { value }),
    () => undefined,
  )
  return data
}

/** The data itself once it is there: a page that waited for it shows no loading state for a moment. */
export function arrivedOr<Data>(data: Promise<Data>): Promise<Data> | Data {
  const known = arrived.get(data) as { value: Data } | undefined
  return known ? known.value : data
}

/** Waits until everything in a loader's data has arrived or failed. */
export async function wholeData<Data>(data: Data): Promise<Data> {
  const parts = typeof data === 'object' && data !== null ? Object.values(data) : []
  await Promise.allSettled(parts.filter((part) => part instanceof Promise))
  return data
}
