import { orderSorts } from '@wood-master/contract/order-states'
import { orderParams, readOrderFilters } from '#components/order-list/order-params.ts'
import type { OrderFilter } from './order-admin-api.ts'

/** The first moment of a day of the person's own calendar, some days later. */
function momentOf(day: string | null, daysLater = 0): string | undefined {
  const [year = 0, month = 0, date = 0] = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '')
    ? (day ?? '').split('-').map(Number)
    : []
  const moment = new Date(year, month - 1, date + daysLater)
  return year > 1970 ? moment.toISOString() : undefined
}

const amountOf = (typed: string | null): number | undefined =>
  typed && Number(typed) >= 0 ? Number(typed) : undefined

export function readAllFilters(search: URLSearchParams): OrderFilter {
  const country = search.get(orderParams.country)
  const sort = orderSorts.find((one) => one === search.get(orderParams.sort))
  const all = {
    from: momentOf(search.get(orderParams.from)),
    until: momentOf(search.get(orderParams.to), 1),
    minPrice: amountOf(search.get(orderParams.least)),
    maxPrice: amountOf(search.get(orderParams.most)),
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
    sort,
  }
  return {
    ...readOrderFilters(search),
    ...(search.get(orderParams.cancel) === 'yes' ? { cancelRequested: 'true' as const } : {}),
    ...Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
  }
}
