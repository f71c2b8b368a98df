import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { SelectField } from '#components/forms/field.tsx'
import { useAddress } from '#components/lists/use-address.ts'
import * as m from '#texts/products.ts'
import { catalogueParams, sortNames } from './filters.ts'

const newest = 'newest'

const chosenElsewhere = [catalogueParams.category, catalogueParams.material, catalogueParams.view]

interface CatalogueFiltersProps {
  words: ReactNode
  children?: ReactNode
}

/** Words, sorting, stock and others, kept in the URL. Without scripts it is a form that the browser sends. */
export function CatalogueFilters({ words, children }: CatalogueFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const { search, change } = useAddress()
  const sortBy = (order: string) => change({ [catalogueParams.sort]: order === newest ? undefined : order })
  const onlyInStock = (only: boolean) => change({ [catalogueParams.inStock]: only ? '1' : undefined })

  const applyEarlyChoices = useEffectEvent(() => {
    if (!form.current) return
    const { elements } = form.current
    const typed = new FormData(form.current)
    const { search: q, sort, maxPrice, inStock } = catalogueParams
    const fields = [q, sort, maxPrice, inStock].filter((name) => elements.namedItem(name))
    const early = fields.flatMap((name) => {
      const value = String(typed.get(name) ?? '')
      const wanted = name === sort && value === newest ? '' : value
      return wanted === (search.get(name) ?? '') ? [] : [[name, wanted] as const]
    })
    if (early.length > 0) change(Object.fromEntries(early))
  })
  useEffect(applyEarlyChoices, [])

  return (
    <search>
      <form
        ref={form}
        onSubmit={(event) => event.preventDefault()}
        className="mb-4 grid grid-cols-2 items-end gap-4 lg:flex"
      >
        <div className="col-span-2 lg:flex-1">{words}</div>
        <SelectField
          label={m.sortBy()}
          name={catalogueParams.sort}
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
            name={catalogueParams.inStock}
            value="1"
            checked={search.get(catalogueParams.inStock) === '1'}
            onChange={(event) => onlyInStock(event.target.checked)}
          />
          {m.inStockOnly()}
        </label>
        {chosenElsewhere.map((name) => {
          const value = search.get(name)
          return value && <input key={name} type="hidden" name={name} value={value} />
        })}
        <noscript>
          <button type="submit" className="btn btn-primary">
            {m.search()}
          </button>
        </noscript>
      </form>
    </search>
  )
}
