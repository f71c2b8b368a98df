import { useSyncExternalStore } from 'react'
import { createStore } from '#lib/browser/store.ts'

/** Whether the cart in this tab is as the shop has it; `failed` with what was thrown. */
export type CartStatus = { state: 'idle' | 'busy' } | { state: 'failed'; error: unknown }

export const cartStatus = createStore<CartStatus>({ state: 'idle' })

export function useCartStatus(): CartStatus {
  return useSyncExternalStore(cartStatus.subscribe, cartStatus.read, cartStatus.read)
}
