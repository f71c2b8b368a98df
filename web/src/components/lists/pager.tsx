import { buttonClass } from '#components/ui/button.tsx'
import { Link, useSiteNavigation } from '#components/ui/navigation.tsx'
import * as m from '#texts/lists.ts'
import { pageOf, toPage } from './page-address.ts'

interface PagerProps {
  nextCursor?: string | undefined
  /** What is listed, for the landmark's name: "Orders". */
  label: string
}

/** The cursors of the pages before this one, as the link that led here has left them in the history. */
function trailOf(state: unknown): (string | undefined)[] {
  return typeof state === 'object' && state !== null && 'trail' in state && Array.isArray(state.trail)
    ? state.trail
    : []
}

export function Pager({ nextCursor, label }: PagerProps) {
  const place = useSiteNavigation()
  const search = new URLSearchParams(place.search)
  const { cursor, number } = pageOf(search)
  if (!cursor && !nextCursor) return null
  // Cursors only lead forward, so the previous ones travel in the history entry; a shared link leads back to the start.
  const trail = trailOf(place.state)
  const knowsBack = trail.length === number - 1
  return (
    <nav
      aria-label={m.pagesOf({ label })}
      className="mt-8 flex items-center justify-center gap-4 print:hidden"
    >
      {cursor && (
        <Link
          to={`?${toPage(search, knowsBack ? trail.at(-1) : undefined, number - 1)}`}
          state={{ trail: trail.slice(0, -1) }}
          className={buttonClass('plain')}
        >
          {knowsBack ? m.previous() : m.firstPage()}
        </Link>
      )}
      <span>{m.pageNumber({ number })}</span>
      {nextCursor && (
        <Link
          to={`?${toPage(search, nextCursor, number + 1)}`}
          state={{ trail: [...(knowsBack ? trail : []), cursor] }}
          className={buttonClass('plain')}
        >
          {m.next()}
        </Link>
      )}
    </nav>
  )
}
