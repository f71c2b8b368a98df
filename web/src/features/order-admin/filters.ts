import { type OrderState, orderStateNames, orderStates } from '@wood-master/contract/order-states'
import type { OrderFilters } from './orders-api.ts'

export const filterParams = { search: 'q', state: 'state' } as const

/** The states to choose from, everything first. */
export const stateChoices: Record<string, string> = { '': 'All', ...orderStateNames }

function isState(value: string | null): value is OrderState {
  return orderStates.some((state) => state === value)
}

/** The filters as the address names them; what makes no sense is left out. */
export function readFilters(search: URLSearchParams): OrderFilters {
  const state = search.get(filterParams.state)
  const q = search.get(filterParams.search)?.trim()
  return { ...(q ? { q } : {}), ...(isState(state) ? { state } : {}) }
}
