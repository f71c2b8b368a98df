import type { ProductStore } from '../catalog/product-store.ts'
import type { ShopSettings } from '../settings.ts'
import type { CartStore } from './cart-store.ts'
import { type PricedCart, pricedCart } from './priced-cart.ts'

/** What pricing a stored cart needs. */
export interface CartPorts {
  carts: CartStore
  products: ProductStore
  settings: ShopSettings
}

/** A person's cart at the prices of this moment; empty where nothing was ever put in. */
export async function findCart(shop: CartPorts, uid: string): Promise<PricedCart> {
  const lines = (await shop.carts.find(uid))?.lines ?? []
  const products = await shop.products.findAll(lines.map(({ productId }) => productId))
  return pricedCart(lines, products, shop.settings)
}
