import type { CartEntry } from '@wood-master/contract/cart-rules'
import { documentLimits } from '@wood-master/contract/document-limits'
import { useSyncExternalStore } from 'react'
import { session, useAccount } from '#lib/session/session.ts'
import { cartStatus, cartStore } from './cart-store.ts'
import { emptyCart, entriesOf, type KeptCart, quantityIn, withQuantities } from './kept-cart.ts'

/** Something to put into the cart; its name is shown until the shop has priced it. */
export interface CartAddition extends CartEntry {
  name: string
}

/** Prices the cart and brings the stored one up to date; its code loads only when there is a cart to care for. */
export async function refreshCart(): Promise<void> {
  try {
    const { syncCart } = await import('./sync-cart.ts')
    await syncCart()
  } catch (error) {
    // Only its code can fail to load; nothing that was changed is lost by that.
    cartStatus.write({ state: 'failed', error })
  }
}

function choose(chosen: CartEntry[], names: Record<string, string> = {}): void {
  const uid = session.account()?.uid
  cartStore.change((kept) => withQuantities({ ...kept, names: { ...kept.names, ...names } }, uid, chosen))
}

/** Adds to the cart. False, and nothing is added, when it would have too many lines. */
export function addToCart(additions: readonly CartAddition[]): boolean {
  const entries = entriesOf(cartStore.read(), session.account()?.uid)
  const sums = new Map<string, number>()
  for (const { productId, quantity } of additions) {
    sums.set(productId, (sums.get(productId) ?? quantityIn(entries, productId)) + quantity)
  }
  const ids = new Set([...entries.map(({ productId }) => productId), ...sums.keys()])
  if (ids.size > documentLimits.cartLines) return false
  const chosen = [...sums].map(([productId, sum]) => ({
    productId,
    quantity: Math.min(sum, documentLimits.maxQuantity),
  }))
  choose(chosen, Object.fromEntries(additions.map(({ productId, name }) => [productId, name])))
  // Signed out nothing is sent, and only the cart's own page prices the lines.
  if (session.account()) void refreshCart()
  return true
}

/** Sets how many of a product the cart has; 0 takes it out. */
export function setInCart(productId: string, quantity: number): void {
  choose([{ productId, quantity }])
  void refreshCart()
}

/** Milliseconds for which a page that only counts the lines takes the stored cart as it was. */
const fresh = 60_000

/** Merges what was put in before the sign-in, and learns what another device has changed. */
export function refreshStaleCart(uid: string): void {
  const { account, guest } = cartStore.read()
  const known = account?.uid === uid && account.changes.length + guest.length === 0
  if (!known || Date.now() - account.syncedAt > fresh) void refreshCart()
}

/** What this browser keeps of the cart; empty while the prerendered page hydrates. */
export function useKeptCart(): KeptCart {
  return useSyncExternalStore(cartStore.subscribe, cartStore.read, () => emptyCart)
}

export function useCartEntries(): CartEntry[] {
  const account = useAccount()
  return entriesOf(useKeptCart(), account?.uid)
}

export function useQuantityInCart(productId: string): number {
  return quantityIn(useCartEntries(), productId)
}
