import { useSyncExternalStore } from 'react'
import { deviceStorage, whenWrittenElsewhere } from '#lib/browser/storage.ts'
import { createSignal, createStore, following } from '#lib/browser/store.ts'
import { emptyCart, type KeptCart, parseKept } from './kept-cart.ts'

const key = 'wood-master.cart'

const changed = createSignal()
let unstored: string | undefined
let last: { text: string | undefined; kept: KeptCart } = { text: undefined, kept: emptyCart }

/** The same object until it changes. */
function read(): KeptCart {
  const text = unstored ?? deviceStorage.read(key)
  if (text !== last.text) last = { text, kept: parseKept(text) }
  return last.kept
}

/** The cart of this browser; every tab reads and writes the same one. */
export const cartStore = {
  read,
  /** Changes what is kept now, whichever tab wrote it. */
  change(update: (kept: KeptCart) => KeptCart): void {
    const text = JSON.stringify(update(read()))
    unstored = deviceStorage.write(key, text) ? undefined : text
    changed.send()
  },
  /** Calls back after each change, in this tab or another one. */
  subscribe: following(changed.subscribe, whenWrittenElsewhere),
}

/** Whether the cart in this tab is as the shop has it; `failed` with what was thrown. */
export type CartStatus = { state: 'idle' | 'busy' } | { state: 'failed'; error: unknown }

export const cartStatus = createStore<CartStatus>({ state: 'idle' })

export function useCartStatus(): CartStatus {
  return useSyncExternalStore(cartStatus.subscribe, cartStatus.read, cartStatus.read)
}
