import { orderParams, readOrderFilters } from '#components/order/order-params.ts'
import type { OrderFilter } from './order-admin-api.ts'

/** The filters of the list of all orders from the URL; invalid values are ignored. */
export function readAllOrderFilters(search: URLSearchParams): OrderFilter {
  const asked = search.get(orderParams.cancel) === 'yes'
  return { ...readOrderFilters(search), ...(asked ? { cancelRequested: 'true' as const } : {}) }
}
