import type { CartEntry } from '@wood-master/contract/cart-rules'

/** A line of a stored cart. Name, SKU and image are for the day when the product has left the shop. */
export interface StoredCartLine extends CartEntry {
  sku: string
  name: string
  img: string
}

export interface Cart {
  id: string
  lines: StoredCartLine[]
  changedAt: Date
}

export interface CartStore {
  find(uid: string): Promise<Cart | undefined>
  replace(cart: Cart): Promise<void>
}
