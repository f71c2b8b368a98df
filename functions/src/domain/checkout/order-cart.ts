import type { CartStore } from '../cart/cart-store.ts'
import type { DeliveryChoice } from '../delivery/chosen-delivery.ts'
import type { DeliveryStore } from '../delivery/zone.ts'
import type { Order } from '../orders/order.ts'
import type { ShopSettings } from '../settings.ts'
import { ShopError } from '../shop-error.ts'
import type { StockStore } from '../stock/stock-store.ts'
import type { CartOrderStore } from './cart-order-store.ts'
import { type CartOrderRequest, orderFromCart } from './order-from-cart.ts'

interface CheckoutPorts {
  carts: CartStore
  cartOrders: CartOrderStore
  delivery: DeliveryStore
  stock: StockStore
  settings: ShopSettings
}

/**
 * Places an order of everything in a person's cart: all lines or none. A repeat returns the order that is there already.
 * Throws `cart_not_orderable`, `delivery_not_possible`, `unpaid_limit`, `amount_not_payable`, `price_changed` or `busy`.
 */
export async function orderCart(
  shop: CheckoutPorts,
  { choice, ...asked }: Omit<CartOrderRequest, 'delivery'> & { choice?: DeliveryChoice | undefined },
): Promise<Order> {
  const { orderId, uid, now } = asked
  const request: CartOrderRequest = choice
    ? { ...asked, delivery: { choice, terms: await shop.delivery.terms() } }
    : asked
  const limited = shop.settings.unpaidLimits !== undefined
  const place = () =>
    shop.cartOrders.place({ orderId, uid, limited, now }, (found) =>
      orderFromCart(found, request, shop.settings),
    )
  try {
    return await place()
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'cart_not_orderable') throw error
    // Units that nobody keeps any more may be all that is missing.
    if ((await releaseExpired(shop, uid, now)) === 0) throw error
    return place()
  }
}

/** Releases the expired holds of everything in the cart; returns how many those were. */
async function releaseExpired(shop: CheckoutPorts, uid: string, now: Date): Promise<number> {
  const lines = (await shop.carts.find(uid))?.lines ?? []
  let released = 0
  for (const productId of await shop.stock.withExpiredHolds(
    lines.map((line) => line.productId),
    now,
  )) {
    let lately: number
    do {
      lately = await shop.stock.releaseExpiredHolds(productId, now)
      released += lately
    } while (lately > 0)
  }
  return released
}
