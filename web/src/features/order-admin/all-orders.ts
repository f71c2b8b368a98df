import type { QueryOf } from '@wood-master/contract/calls'
import { orderSorts } from '@wood-master/contract/order-states'
import { orderParams, readOrderFilters } from '#components/order-list/order-params.ts'

export type OrderFilter = Omit<NonNullable<QueryOf<'listOrders'>>, 'limit' | 'cursor'>

export const ordersOnPage = 20

/** The first moment of a day of the person's own calendar, some days later. */
function momentOf(day: string | null, daysLater = 0): string | undefined {
  const moment = new Date(`${day}T00:00`)
  moment.setDate(moment.getDate() + daysLater)
  return moment.getFullYear() > 1970 ? moment.toISOString() : undefined
}

const amountOf = (typed: string | null): number | undefined =>
  typed && Number(typed) >= 0 ? Number(typed) : undefined

export function readAllFilters(search: URLSearchParams): OrderFilter {
  const country = search.get(orderParams.country)
  return {
    ...readOrderFilters(search),
    cancelRequested: search.get(orderParams.cancel) === 'yes' ? 'true' : undefined,
    from: momentOf(search.get(orderParams.from)),
    until: momentOf(search.get(orderParams.to), 1),
    minPrice: amountOf(search.get(orderParams.least)),
    maxPrice: amountOf(search.get(orderParams.most)),
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
    sort: orderSorts.find((one) => one === search.get(orderParams.sort)),
  }
}
