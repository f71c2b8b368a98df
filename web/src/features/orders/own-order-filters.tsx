import { orderStateNames } from '@wood-master/contract/order-states'
import { SelectField } from '#components/forms/field.tsx'
import { SearchField } from '#components/lists/search-field.tsx'
import { useAddress } from '#components/lists/use-address.ts'
import { orderParams } from '#components/order-list/order-params.ts'
import * as m from '#texts/orders.ts'

export function OwnOrderFilters({ searchLabel }: { searchLabel: string }) {
  const { search, change } = useAddress()
  return (
    <search className="mb-6 grid gap-4 sm:grid-cols-[1fr_12rem]">
      <SearchField label={searchLabel} placeholder={m.searchHint()} param={orderParams.search} />
      <SelectField
        label={m.state()}
        value={search.get(orderParams.state) ?? ''}
        onChange={(event) => change({ [orderParams.state]: event.target.value })}
      >
        <option value="">{m.all()}</option>
        {Object.entries(orderStateNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name()}
          </option>
        ))}
      </SelectField>
    </search>
  )
}
