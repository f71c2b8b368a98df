import { refreshCart } from './cart.ts'
import { cartStatus, cartStore } from './cart-store.ts'
import type { Cart } from './kept-cart.ts'

/** The cart as the shop has it now; nothing where none was ever filled. Throws what kept the shop from responding. */
export async function currentCart(): Promise<Cart | undefined> {
  await refreshCart()
  const status = cartStatus.read()
  if (status.state === 'failed') throw status.error
  return cartStore.read().priced
}

export function dismissGone(): void {
  cartStore.change((kept) => ({ ...kept, gone: [], noRoom: [] }))
}
