import type { Cart } from './cart.ts'

/** Carts by the account that they belong to. */
export interface CartStore {
  find(uid: string): Promise<Cart | undefined>
  replace(cart: Cart): Promise<void>
}
