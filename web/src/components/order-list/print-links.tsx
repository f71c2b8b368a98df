import { PlainLink } from '#components/ui/button.tsx'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { mayPress } from '#lib/api/queries.ts'
import * as m from '#texts/order-list.ts'

const papers = [
  ['pick-list', m.pickList()],
  ['slips', m.packingSlips()],
  ['labels', m.labels()],
  ['invoices', m.invoices()],
] as const

export function PrintLinks({ ids }: { ids: readonly string[] }) {
  return (
    <nav aria-label={m.printSelected()} className="flex gap-2 sm:flex-wrap">
      <PaperLinks papers={papers} ids={ids} />
    </nav>
  )
}

interface PaperLinksProps {
  papers: readonly (readonly [kind: string, name: string])[]
  ids: readonly string[]
}

/** To the papers of these orders that whoever works here may see, and from there back to this page. */
export function PaperLinks({ papers, ids }: PaperLinksProps) {
  const { pathname, search } = useSiteNavigation()
  return papers
    .filter(([kind]) => kind !== 'invoices' || mayPress('getInvoices'))
    .map(([kind, name]) => (
      <PlainLink
        key={kind}
        to={adminPaths.papers(kind, ids)}
        state={{ from: pathname + search }}
        small
        className="whitespace-nowrap"
      >
        {name}
      </PlainLink>
    ))
}
