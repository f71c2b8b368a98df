import { type OrderState, orderStates } from '@wood-master/contract/order-states'

export const orderParams = { search: 'q', state: 'state', cancel: 'cancel' } as const

function isState(value: string | null): value is OrderState {
  return orderStates.some((state) => state === value)
}

/** The filters of an order list from the URL; invalid values are ignored. */
export function readOrderFilters(search: URLSearchParams): { q?: string; state?: OrderState } {
  const q = search.get(orderParams.search)?.trim()
  const state = search.get(orderParams.state)
  return { ...(q ? { q } : {}), ...(isState(state) ? { state } : {}) }
}
