/**
 * Lets a loader return before its data is there. The page that shows the data reports a failure; until then it must not
 * count as an unhandled rejection.
 */
export function deferred<Data>(data: Promise<Data>): Promise<Data> {
  data.catch(() => undefined)
  return data
}
