import { orderStateNames } from '@wood-master/contract/order-states'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { SearchField } from '#components/lists/search-field.tsx'
import { orderParams, readOrderFilters } from '#components/order-list/order-params.ts'
import * as m from '#texts/order-admin.ts'
import type { OrderFilter } from './order-admin-api.ts'

const stateChoices = { '': m.all(), ...orderStateNames }

export function AllOrderFilters() {
  return (
    <search className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="grow basis-full 2xl:basis-80">
        <SearchField label={m.search()} placeholder={m.searchHint()} param={orderParams.search} />
      </div>
      <ChoiceLinks label={m.ordersByState()} param={orderParams.state} choices={stateChoices} />
      <ChoiceLinks
        label={m.ordersByRequest()}
        param={orderParams.cancel}
        choices={{ '': m.allOrders(), yes: m.askedToBeCancelled() }}
      />
    </search>
  )
}

export function readAllOrderFilters(search: URLSearchParams): OrderFilter {
  const asked = search.get(orderParams.cancel) === 'yes'
  return { ...readOrderFilters(search), ...(asked ? { cancelRequested: 'true' as const } : {}) }
}
