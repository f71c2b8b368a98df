import type { CartEntry } from '@wood-master/contract/cart-rules'
import type { CartStore } from '../cart/priced-cart.ts'
import type { DeliveryChoice } from '../delivery/chosen-delivery.ts'
import type { DeliveryPorts } from '../delivery/quote.ts'
import { ShopError } from '../errors.ts'
import type { Order } from '../orders/order.ts'
import type { ShopSettings } from '../settings.ts'
import { keeperOf, type UnpaidKeeper } from '../stock/hold.ts'
import type { StockStore } from '../stock/hold-stock.ts'
import { type TaxPorts, taxFactsFor } from '../tax/evidence.ts'
import type { CartOrderRequest } from './order-from-cart.ts'

interface CheckoutPorts extends TaxPorts {
  carts: CartStore
  cartOrders: CartOrderStore
  delivery: DeliveryPorts['delivery']
  stock: StockStore
  settings: ShopSettings
}

type CartWishes = Omit<CartOrderRequest, 'delivery'> & {
  choice?: DeliveryChoice | undefined
  /** What is ordered for the person; left out, all of the cart. */
  lines?: readonly CartEntry[]
}

/**
 * Places an order of everything in a person's cart: all lines or none. A repeat returns the order that is there already.
 * Throws `cart_not_orderable`, `delivery_not_possible`, `unpaid_limit`, `amount_not_payable`, `price_changed`, `key_reused` or `busy`.
 */
export async function orderCart(shop: CheckoutPorts, { choice, lines, ...wishes }: CartWishes) {
  const { uid, now } = wishes
  // What the shop's own people place is limited by nobody.
  const limited = wishes.placedBy ? undefined : keeperOf(wishes, shop.settings.unpaidLimits)
  const request = choice ? { ...wishes, delivery: await deliveryOf(shop, choice, wishes) } : wishes
  const place = () => shop.cartOrders.place({ ...request, lines, limited }, shop.settings)
  try {
    return await place()
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'cart_not_orderable') throw error
    // Units that nobody keeps any more may be all that is missing.
    const wanted = lines ?? (await shop.carts.find(uid))?.lines ?? []
    if ((await releaseExpired(shop, wanted, now)) === 0) throw error
    return place()
  }
}

async function deliveryOf(
  shop: CheckoutPorts,
  choice: DeliveryChoice,
  { buysFor, now }: Pick<CartOrderRequest, 'buysFor' | 'now'>,
) {
  const buyer = { ...choice.address, buysFor }
  const [{ content: terms }, tax] = await Promise.all([shop.delivery.find(), taxFactsFor(shop, buyer, now)])
  return { choice, terms, tax }
}

/** Releases the expired holds of everything that is wanted; returns how many those were. */
async function releaseExpired(shop: CheckoutPorts, lines: readonly CartEntry[], now: Date): Promise<number> {
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

type PlacedCart = CartOrderRequest & {
  /** Left out: those of the person's cart, which is empty then. */
  lines?: readonly CartEntry[] | undefined
  /** Whose unpaid units count; left out where nothing limits them. */
  limited?: UnpaidKeeper | undefined
}

export interface CartOrderStore {
  /**
   * One transaction: writes the order that `orderFromCart` makes of the person's cart, takes its units out of stock with a
   * movement a line, and empties the cart; an order with this id that is there already is returned as it is. When that
   * throws for what the account keeps unpaid or for a line, it is asked once more with what the account really keeps by
   * then. Throws `cart_not_orderable` when the order was deleted, `key_reused`, `busy`, and what `orderFromCart` throws.
   */
  place(cart: PlacedCart, settings: ShopSettings): Promise<Order>
}
