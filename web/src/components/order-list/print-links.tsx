import { buttonClass } from '#components/ui/button.tsx'
import { Link, useSiteNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/order-list.ts'

const papers = [
  ['pick-list', m.pickList()],
  ['slips', m.packingSlips()],
  ['labels', m.labels()],
  ['invoices', m.invoices()],
] as const

/** What can be printed of the selected orders; the papers lead back here. */
export function PrintLinks({ ids }: { ids: readonly string[] }) {
  const { pathname, search } = useSiteNavigation()
  return (
    <nav aria-label={m.printForTheSelectedOrders()} className="flex gap-2 sm:flex-wrap">
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
