import { useLocation, useSearchParams } from 'react-router-dom'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { pageOf, toPage } from './page-address.ts'

interface PagerProps {
  nextCursor?: string | undefined
  /** What is listed, for the landmark's name: "Orders". */
  label: string
}

/** Links to the next and previous page; the position is kept in the URL. */
export function Pager({ nextCursor, label }: PagerProps) {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const { cursor, number } = pageOf(search)
  if (!cursor && !nextCursor) return null
  // Cursors only lead forward, so the previous ones travel in the history entry; a shared link leads back to the start.
  const trail: (string | undefined)[] = Array.isArray(state?.trail) ? state.trail : []
  const knowsBack = trail.length === number - 1
  return (
    <nav aria-label={`Pages: ${label}`} className="mt-8 flex items-center justify-center gap-4 print:hidden">
      {cursor && (
        <Link
          to={`?${toPage(search, knowsBack ? trail.at(-1) : undefined, number - 1)}`}
          state={{ trail: trail.slice(0, -1) }}
          className={buttonClass('plain')}
        >
          {knowsBack ? 'Previous' : 'First page'}
        </Link>
      )}
      <span>Page {number}</span>
      {nextCursor && (
        <Link
          to={`?${toPage(search, nextCursor, number + 1)}`}
          state={{ trail: [...(knowsBack ? trail : []), cursor] }}
          className={buttonClass('plain')}
        >
          Next
        </Link>
      )}
    </nav>
  )
}
