import { limits } from '@wood-master/contract/limits'
import { useSearchParams } from 'react-router-dom'
import { SelectField } from '#components/ui/field.tsx'
import { fromFirstPage } from '#components/ui/page-address.ts'
import { SearchField } from '#components/ui/search-field.tsx'
import { filterParams, sortNames } from './filters.ts'

/** Search as you type, sort and the stock filter; all of it lives in the address. */
export function CatalogueFilters() {
  const [search, setSearch] = useSearchParams()
  const change = (param: string, value: string | undefined) =>
    setSearch((now) => fromFirstPage(now, { [param]: value }), { replace: true, preventScrollReset: true })

  return (
    <search className="mb-8 grid items-end gap-4 sm:grid-cols-[1fr_auto_auto]">
      <SearchField
        label="Search"
        placeholder="Oak leg, chisel, dowel …"
        maxLength={limits.searchLength}
        value={search.get(filterParams.search) ?? ''}
        onSearch={(words) => change(filterParams.search, words)}
      />
      <SelectField
        label="Sort by"
        value={search.get(filterParams.sort) ?? 'newest'}
        onChange={(event) =>
          change(filterParams.sort, event.target.value === 'newest' ? undefined : event.target.value)
        }
      >
        {Object.entries(sortNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <label className="flex min-h-11 items-center gap-2 font-semibold">
        <input
          type="checkbox"
          className="checkbox"
          checked={search.get(filterParams.inStock) === '1'}
          onChange={(event) => change(filterParams.inStock, event.target.checked ? '1' : undefined)}
        />
        In stock only
      </label>
    </search>
  )
}
