import { SelectField } from '#components/forms/field.tsx'
import { SearchField } from '#components/lists/search-field.tsx'
import { useAddress } from '#components/lists/use-address.ts'
import { catalogueParams, sortNames } from './filters.ts'
import { PriceCeiling } from './price-ceiling.tsx'

const newest = 'newest'

/** Search as you type, sort, price ceiling and the stock filter; all of it is kept in the URL. */
export function CatalogueFilters() {
  const { search, change } = useAddress()
  const sortBy = (order: string) => change({ [catalogueParams.sort]: order === newest ? undefined : order })
  const onlyInStock = (only: boolean) => change({ [catalogueParams.inStock]: only ? '1' : undefined })
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-4 lg:grid-cols-[1fr_12rem_8rem_auto]">
      <div className="col-span-2 lg:col-span-1">
        <SearchField label="Search" placeholder="Oak leg, chisel, dowel …" param={catalogueParams.search} />
      </div>
      <SelectField
        label="Sort by"
        value={search.get(catalogueParams.sort) ?? newest}
        onChange={(event) => sortBy(event.target.value)}
      >
        {Object.entries(sortNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <PriceCeiling />
      <label className="flex min-h-11 items-center gap-2 font-semibold">
        <input
          type="checkbox"
          className="checkbox"
          checked={search.get(catalogueParams.inStock) === '1'}
          onChange={(event) => onlyInStock(event.target.checked)}
        />
        In stock only
      </label>
    </search>
  )
}
