import type { ReactNode } from 'react'
import { SelectField } from '#components/forms/field.tsx'
import { useAddress } from '#components/lists/use-address.ts'
import { catalogueParams, sortNames } from './filters.ts'

const newest = 'newest'

interface CatalogueFiltersProps {
  /** The field for words. */
  words: ReactNode
  /** Further filters. */
  children?: ReactNode
}

/** Words, sorting, the stock filter and others; all of it is kept in the URL. */
export function CatalogueFilters({ words, children }: CatalogueFiltersProps) {
  const { search, change } = useAddress()
  const sortBy = (order: string) => change({ [catalogueParams.sort]: order === newest ? undefined : order })
  const onlyInStock = (only: boolean) => change({ [catalogueParams.inStock]: only ? '1' : undefined })
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-4 lg:flex">
      <div className="col-span-2 lg:flex-1">{words}</div>
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
      {children}
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
