import { limits } from '@wood-master/contract/limits'
import { orderStateNames } from '@wood-master/contract/order-states'
import { useSearchParams } from 'react-router-dom'
import { SelectField } from '#components/ui/field.tsx'
import { fromFirstPage } from '#components/ui/page-address.ts'
import { SearchField } from '#components/ui/search-field.tsx'
import { filterParams } from '#lib/order-filters.ts'

/** State and search words of an order list; both live in the address. */
export function OrderFilters({ searchLabel }: { searchLabel: string }) {
  const [search, setSearch] = useSearchParams()
  const change = (param: string, value: string) =>
    setSearch((now) => fromFirstPage(now, { [param]: value }), { replace: true, preventScrollReset: true })
  return (
    <search className="mb-6 grid gap-4 sm:grid-cols-[1fr_auto]">
      <SearchField
        label={searchLabel}
        maxLength={limits.searchLength}
        value={search.get(filterParams.search) ?? ''}
        onSearch={(words) => change(filterParams.search, words)}
      />
      <SelectField
        label="State"
        value={search.get(filterParams.state) ?? ''}
        onChange={(event) => change(filterParams.state, event.target.value)}
      >
        <option value="">All</option>
        {Object.entries(orderStateNames).map(([state, name]) => (
          <option key={state} value={state}>
            {name}
          </option>
        ))}
      </SelectField>
    </search>
  )
}
