import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { useAddress } from '#components/lists/use-address.ts'
import { Link } from '#components/ui/navigation.tsx'
import * as m from '#texts/products.ts'
import { catalogueParams, isListView } from './filters.ts'

const views = [
  { value: undefined, name: m.cards(), Icon: LayoutGrid },
  { value: 'list', name: m.list(), Icon: List },
] as const

/** Cards, or a line a product; the page stays the same. */
export function ViewSwitch() {
  const { search } = useAddress()
  const isList = isListView(search)
  return (
    <nav aria-label={m.view()} className="join">
      {views.map(({ value, name, Icon }) => {
        const to = new URLSearchParams(search)
        if (value) to.set(catalogueParams.view, value)
        else to.delete(catalogueParams.view)
        return (
          <Link
            key={name}
            to={`?${to}`}
            aria-current={isList === (value === 'list') ? 'true' : undefined}
            className="btn join-item border-base-300 aria-[current=true]:bg-primary aria-[current=true]:text-primary-content"
          >
            <Icon aria-hidden="true" className="size-4" />
            {name}
          </Link>
        )
      })}
    </nav>
  )
}
