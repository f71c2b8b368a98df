import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { TypedFilter } from '#components/lists/typed-filter.tsx'
import { toPage, useAddress } from '#components/lists/use-address.ts'
import { Link } from '#components/ui/navigation.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import type { FacetCount } from '#lib/api/catalog.ts'
import * as m from '#texts/products.ts'
import { catalogueParams, isListView } from './filters.ts'

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
                to={`?${toPage(search, { [param]: isChosen ? undefined : value })}`}
                aria-current={isChosen ? 'true' : undefined}
                className="chip"
              >
                {name}
                <span className="tabular-nums">{richText(m.countPartProducts({ count }))}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The highest price of one unit. */
export const PriceCeiling = () => (
  <TypedFilter
    label={m.priceUpTo()}
    param={catalogueParams.maxPrice}
    type="number"
    inputMode="decimal"
    min={0.01}
    step={0.01}
    placeholder={m.any()}
  />
)

const views = [
  { value: undefined, name: m.cards(), Icon: LayoutGrid },
  { value: 'list', name: m.list(), Icon: List },
] as const

export function ViewSwitch() {
  const { search } = useAddress()
  const isList = isListView(search)
  return (
    <nav aria-label={m.view()} className="inline-flex">
      {views.map(({ value, name, Icon }) => {
        const to = new URLSearchParams(search)
        if (value) to.set(catalogueParams.view, value)
        else to.delete(catalogueParams.view)
        return (
          <Link
            key={name}
            to={`?${to}`}
            aria-current={isList === (value === 'list') ? 'true' : undefined}
            className="btn joined border-base-300 aria-[current=true]:bg-primary aria-[current=true]:text-primary-content"
          >
            <Icon aria-hidden="true" className="size-4" />
            {name}
          </Link>
        )
      })}
    </nav>
  )
}
