import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { SelectField } from '#components/forms/field.tsx'
import { useAddress } from '#components/lists/use-address.ts'
import * as m from '#texts/products.ts'
import { catalogueParams, readCatalogueFilters, sortNames } from './filters.ts'

const { search: q, sort, category, material, maxPrice, inStock, view } = catalogueParams

/** Words, sorting, stock and others, kept in the URL. Without scripts it is a form that the browser sends. */
interface CatalogueFiltersProps {
  words: ReactNode
  /** Beside sorting and stock. */
  children?: ReactNode
  below?: ReactNode
  /** The list knows nothing of how well words fit. */
  unranked?: boolean
}

export function CatalogueFilters({ words, children, below, unranked }: CatalogueFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const { search, change } = useAddress()
  // What the shop sorts by when nobody chose: how well the words fit, where there are any.
  const standard = !unranked && readCatalogueFilters(search).q ? 'match' : 'newest'

  const applyEarlyChoices = useEffectEvent(() => {
    if (!form.current) return
    const { elements } = form.current
    const typed = new FormData(form.current)
    const fields = [q, sort, maxPrice, inStock].filter((name) => elements.namedItem(name))
    const early = fields.flatMap((name) => {
      const value = String(typed.get(name) ?? '')
      const wanted = name === sort && value === standard ? '' : value
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
        className="mb-4 flex flex-wrap items-end gap-4"
      >
        <div className="min-w-0 flex-1">{words}</div>
        {/* On a phone the products come first, without a script too, unless something is chosen. */}
        <input
          type="checkbox"
          id="filters"
          className="peer sr-only lg:hidden"
          defaultChecked={[category, material, maxPrice, inStock].some((name) => search.has(name))}
        />
        <label htmlFor="filters" className="btn peer-focus-visible:outline-2 lg:hidden">
          {m.filters()}
        </label>
        <div className="grid w-full grid-cols-2 items-end gap-4 max-lg:peer-not-checked:hidden lg:contents">
          <SelectField
            label={m.sortBy()}
            name={sort}
            value={search.get(sort) ?? standard}
            onText={(value) => change({ [sort]: value === standard ? undefined : value })}
            choices={standard === 'match' ? { match: m.bestMatch(), ...sortNames } : sortNames}
          />
          {children}
          <label className="flex min-h-11 items-center gap-2 font-semibold">
            <input
              type="checkbox"
              className="checkbox"
              name={inStock}
              value="1"
              checked={search.get(inStock) === '1'}
              onChange={({ target }) => change({ [inStock]: target.checked ? '1' : undefined })}
            />
            {m.inStockOnly()}
          </label>
          {below && <div className="col-span-full w-full space-y-3">{below}</div>}
        </div>
        {[category, material, view].map((name) => {
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
