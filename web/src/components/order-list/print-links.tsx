import { buttonClass } from '#components/ui/button.tsx'
import { Link, useSiteNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'

const papers = [
  ['pick-list', 'Pick list'],
  ['slips', 'Packing slips'],
  ['labels', 'Labels'],
  ['invoices', 'Invoices'],
] as const

/** What can be printed of the selected orders; the papers lead back here. */
export function PrintLinks({ ids }: { ids: readonly string[] }) {
  const { pathname, search } = useSiteNavigation()
  return (
    <nav aria-label="Print for the selected orders" className="flex gap-2 sm:flex-wrap">
      {papers.map(([kind, name]) => (
        <Link
          key={kind}
          to={paths.papers(kind, ids)}
          state={{ from: pathname + search }}
          className={buttonClass('plain', 'btn-sm min-h-9 whitespace-nowrap')}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
