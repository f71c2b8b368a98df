import type { QueryOf } from '@wood-master/contract/calls'
import { mostAsked, orderSorts } from '@wood-master/contract/order-states'
import { orderParams, readOrderFilters } from '#components/order-list/order-params.ts'

export type OrderFilter = Omit<NonNullable<QueryOf<'listOrders'>>, 'limit' | 'cursor'>

export const ordersOnPage = 20

/** The first moment of a day of the person's own calendar, some days later; nothing outside the years that the shop can be asked for. */
function momentOf(day: string | null, daysLater = 0): string | undefined {
  const moment = new Date(`${day}T00:00`)
  moment.setDate(moment.getDate() + daysLater)
  const year = moment.getFullYear()
  return year > 1970 && year < 10_000 ? moment.toISOString() : undefined
}

/** An amount in major units (dollars); nothing where the shop would refuse it. */
const amountOf = (typed: string | null): number | undefined =>
  typed && /^\d*(\.\d{1,2})?$/.test(typed) && Number(typed) <= mostAsked ? Number(typed) : undefined

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
