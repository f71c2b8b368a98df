import { limits } from '@wood-master/contract/limits'
import { orderStateNames } from '@wood-master/contract/order-states'
import { useAddressFilters, useAddressValue } from '#components/ui/address-filters.ts'
import { SelectField } from '#components/ui/field.tsx'
import { SearchField } from '#components/ui/search-field.tsx'
import { filterParams } from '#lib/order-filters.ts'

/** State and search words of an order list; both live in the address. */
export function OrderFilters({ searchLabel }: { searchLabel: string }) {
  const { search, change } = useAddressFilters()
  const [state, setState] = useAddressValue(search.get(filterParams.state) ?? '')
  const showState = (wanted: string) => {
    setState(wanted)
    change({ [filterParams.state]: wanted })
  }
  return (
    <search className="mb-6 grid gap-4 sm:grid-cols-[1fr_auto]">
      <SearchField
        label={searchLabel}
        maxLength={limits.searchLength}
        value={search.get(filterParams.search) ?? ''}
        onSearch={(words) => change({ [filterParams.search]: words })}
      />
      <SelectField label="State" value={state} onChange={(event) => showState(event.target.value)}>
        <option value="">All</option>
        {Object.entries(orderStateNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </search>
  )
}
