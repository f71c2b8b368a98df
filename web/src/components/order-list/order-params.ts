import { type OrderState, orderStateNames, orderStates } from '@wood-master/contract/order-states'

export const orderParams = {
  search: 'q',
  state: 'state',
  cancel: 'cancel',
  from: 'from',
  to: 'to',
  least: 'least',
  most: 'most',
  country: 'country',
  sort: 'sort',
} as const

export const stateNames = Object.fromEntries(orderStates.map((state) => [state, orderStateNames[state]()]))

export function readOrderFilters(search: URLSearchParams): { q?: string; state?: OrderState } {
  const q = search.get(orderParams.search)?.trim()
  const state = orderStates.find((one) => one === search.get(orderParams.state))
  return { ...(q ? { q } : {}), ...(state ? { state } : {}) }
}
