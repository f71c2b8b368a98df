import type { Cart } from './cart.ts'

export interface CartStore {
  find(uid: string): Promise<Cart | undefined>
  replace(cart: Cart): Promise<void>
}
