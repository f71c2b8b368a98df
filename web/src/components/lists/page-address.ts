const cursorParam = 'after'
const pageParam = 'page'

export function pageOf(search: URLSearchParams): { cursor: string | undefined; number: number } {
  const cursor = search.get(cursorParam) ?? undefined
  const number = Math.trunc(Number(search.get(pageParam)))
  return { cursor, number: cursor && number > 1 ? number : 1 }
}

/** The same query on its first page, with other parameters changed; empty values are removed. */
export function fromFirstPage(search: URLSearchParams, changes: Record<string, string | undefined>) {
  return toPage(search, undefined, 1, changes)
}

export function toPage(
  search: URLSearchParams,
  cursor: string | undefined,
  number: number,
  changes: Record<string, string | undefined> = {},
): URLSearchParams {
  const next = new URLSearchParams(search)
  const all = {
    ...changes,
    [cursorParam]: cursor,
    [pageParam]: cursor ? String(number) : undefined,
  }
  for (const [key, value] of Object.entries(all)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}
