import { mostAsked, type OrderSort } from '@wood-master/contract/order-states'
import { useState } from 'react'
import { countryNames } from '#components/address/country-names.ts'
import { SelectField } from '#components/forms/field.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { SearchField } from '#components/lists/search-field.tsx'
import { TypedFilter } from '#components/lists/typed-filter.tsx'
import { useAddress } from '#components/lists/use-address.ts'
import { orderParams, stateNames } from '#components/order-list/order-params.ts'
import { Button } from '#components/ui/button.tsx'
import * as m from '#texts/order-admin.ts'
import { SavedViews } from './saved-views.tsx'

export function AllOrderFilters() {
  const { search, change } = useAddress()
  const choice = (param: string) => ({
    value: search.get(param) ?? '',
    onText: (text: string) => change({ [param]: text }),
  })
  const amount = { type: 'number', min: 0, max: mostAsked, step: 0.01, className: 'max-w-28' }
  const { from, to, least, most, country, sort } = orderParams
  const isFiltered = [from, to, least, most, country, sort].some((param) => search.has(param))
  const [isOpen, setIsOpen] = useState(false)
  const open = isOpen || isFiltered
  return (
    <search className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="flex grow basis-full flex-wrap items-end gap-x-3 gap-y-1 2xl:basis-80">
        <div className="grow">
          <SearchField label={m.search()} placeholder={m.searchHint()} param={orderParams.search} />
        </div>
        {/* A phone's field is too narrow for it. */}
        <p className="basis-full text-base-content/75 text-sm sm:hidden">{m.searchHint()}</p>
        {!isFiltered && (
          <Button look="plain" aria-expanded={open} onClick={() => setIsOpen(!isOpen)}>
            {m.moreFilters()}
          </Button>
        )}
      </div>
      <ChoiceLinks
        label={m.ordersByState()}
        param={orderParams.state}
        choices={{ '': m.all(), ...stateNames }}
      />
      <ChoiceLinks
        label={m.ordersByRequest()}
        param={orderParams.cancel}
        choices={{ '': m.allOrders(), yes: m.askedToBeCancelled() }}
      />
      {open && (
        <div className="flex w-full flex-wrap items-end gap-x-4 gap-y-3">
          <TypedFilter label={m.placedFrom()} param={from} type="date" />
          <TypedFilter label={m.placedTo()} param={to} type="date" />
          <TypedFilter label={m.amountFrom()} param={least} {...amount} />
          <TypedFilter label={m.amountTo()} param={most} {...amount} />
          <SelectField
            label={m.deliveredTo()}
            className="w-44"
            {...choice(country)}
            choices={{ '': m.allCountries(), ...countryNames }}
          />
          <SelectField label={m.sortBy()} className="w-36" choices={sortNames} {...choice(sort)} />
        </div>
      )}
      <SavedViews />
    </search>
  )
}

const sortNames: Record<OrderSort | '', string> = {
  '': m.sortUsual(),
  newest: m.sortNewest(),
  oldest: m.sortOldest(),
  largest: m.sortLargest(),
}
