import { orderStateNames } from '@wood-master/contract/order-states'
import { SelectField } from '#components/forms/field.tsx'
import { SearchField } from '#components/lists/search-field.tsx'
import { useAddress } from '#components/lists/use-address.ts'
import { filterParams } from '#components/order/order-filters.ts'

/** State and search words of an order list; both are kept in the URL. */
export function OrderFilters({ searchLabel }: { searchLabel: string }) {
  const { search, change } = useAddress()
  return (
    <search className="mb-6 grid gap-4 sm:grid-cols-[1fr_12rem]">
      <SearchField label={searchLabel} param={filterParams.search} />
      <SelectField
        label="State"
        value={search.get(filterParams.state) ?? ''}
        onChange={(event) => change({ [filterParams.state]: event.target.value })}
      >
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
