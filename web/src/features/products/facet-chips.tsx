import { fromFirstPage } from '#components/lists/page-address.ts'
import { useAddress } from '#components/lists/use-address.ts'
import { Link } from '#components/ui/navigation.tsx'
import { richText, srOnly } from '#components/ui/rich-text.tsx'
import type { FacetCount } from '#lib/api/catalog.ts'
import * as m from '#texts/products.ts'

interface FacetChipsProps {
  /** The landmark's name: "Categories". */
  label: string
  param: string
  counts: FacetCount[]
}

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** One filter as a row of links with the number of products behind each; the chosen one clears it again. */
export function FacetChips({ label, param, counts }: FacetChipsProps) {
  const { search } = useAddress()
  const chosen = search.get(param) ?? ''
  const isListed = counts.some(({ value }) => sameText(value, chosen))
  // What was chosen stays to be cleared, even when nothing is left of it.
  const shown: FacetCount[] = chosen && !isListed ? [...counts, { value: chosen, count: 0 }] : counts
  if (shown.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className="relative -mx-4 flex gap-1.5 overflow-x-auto px-4 pb-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {shown.map(({ value, label: name = value, count }) => {
          const isChosen = sameText(value, chosen)
          return (
            <li key={value} className="shrink-0">
              <Link
                to={`?${fromFirstPage(search, { [param]: isChosen ? undefined : value })}`}
                aria-current={isChosen ? 'true' : undefined}
                className="inline-flex min-h-11 sm:min-h-9 items-center gap-1.5 rounded-full border border-base-300 px-3.5 text-sm hover:border-primary aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-primary-content"
              >
                {name}
                <span className="tabular-nums">
                  {richText(m.countPartProducts({ count }), { part: srOnly })}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
