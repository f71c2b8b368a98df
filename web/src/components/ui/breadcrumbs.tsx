import * as m from '#texts/ui.ts'
import { Link } from './navigation.tsx'

/** The way from the home page to this page, without the page itself: its heading follows. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly { name: string; path: string }[] }) {
  return (
    <nav aria-label={m.breadcrumb()} className="mb-5 text-base-content/75 text-sm print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.slice(0, -1).map(({ name, path }, index) => (
          <li key={path} className="flex gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            <Link to={path} className="wrap-anywhere hover:text-primary hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
