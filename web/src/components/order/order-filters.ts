import { type OrderState, orderStates } from '@wood-master/contract/order-states'

export const filterParams = { search: 'q', state: 'state' } as const

function isState(value: string | null): value is OrderState {
  return orderStates.some((state) => state === value)
}

/** The filters of an order list from the URL; invalid values are ignored. */
export function readFilters(search: URLSearchParams): { q?: string; state?: OrderState } {
  const q = search.get(filterParams.search)?.trim()
  const state = search.get(filterParams.state)
  return { ...(q ? { q } : {}), ...(isState(state) ? { state } : {}) }
}
