import { useLocation, useSearchParams } from 'react-router-dom'
import { buttonClass } from './button.tsx'
import { Link } from './navigation.tsx'

const cursorParam = 'after'
const pageParam = 'page'

interface PagerProps {
  nextCursor?: string | undefined
  /** What is listed, for the landmark's name: "Orders". */
  label: string
}

/** Cursor and number of the page that the address asks for. */
export function pageOf(search: URLSearchParams): { cursor?: string; number: number } {
  const cursor = search.get(cursorParam)
  const number = Number(search.get(pageParam)) || 1
  return cursor ? { cursor, number } : { number: 1 }
}

/** The same address on its first page, with something else changed. */
export function fromFirstPage(search: URLSearchParams, changes: Record<string, string | undefined>) {
  const next = new URLSearchParams(search)
  next.delete(cursorParam)
  next.delete(pageParam)
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

function address(search: URLSearchParams, cursor: string | undefined, number: number) {
  const next = fromFirstPage(search, {})
  if (cursor) {
    next.set(cursorParam, cursor)
    next.set(pageParam, String(number))
  }
  return `?${next}`
}

/** The way to the next page and back, all of it in the address. */
export function Pager({ nextCursor, label }: PagerProps) {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const { cursor, number } = pageOf(search)
  // Cursors only lead forward, so the way back travels in the history entry; a shared link leads back to the start.
  const trail: (string | undefined)[] = Array.isArray(state?.trail) ? state.trail : []
  if (!cursor && !nextCursor) return null
  const knowsBack = trail.length === number - 1
  const previous = knowsBack ? trail.at(-1) : undefined
  return (
    <nav aria-label={`Pages: ${label}`} className="mt-8 flex items-center justify-center gap-4">
      {cursor && (
        <Link
          to={address(search, previous, number - 1)}
          state={{ trail: trail.slice(0, -1) }}
          className={buttonClass('plain')}
        >
          {knowsBack ? 'Previous' : 'First page'}
        </Link>
      )}
      <span>Page {number}</span>
      {nextCursor && (
        <Link
          to={address(search, nextCursor, number + 1)}
          state={{ trail: [...(knowsBack ? trail : []), cursor] }}
          className={buttonClass('plain')}
        >
          Next
        </Link>
      )}
    </nav>
  )
}
