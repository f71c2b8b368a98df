import type { NewOrder, Order } from '../orders/order.ts'
import type { CartFacts } from './order-from-cart.ts'

/** Which order is placed, for whom, and when. */
export interface CartOrderPlace {
  orderId: string
  uid: string
  /** True where the rule asks what the account keeps unpaid. */
  limited: boolean
  now: Date
}

/** Orders of whole carts. */
export interface CartOrderStore {
  /**
   * One transaction: writes the order that the rule makes of the person's cart, takes its units out of stock with a
   * movement a line, and empties the cart; an order with this id that is there already is returned as it is. The rule
   * may run several times; when it throws for what the account keeps unpaid or for a line, it is asked once more with
   * what the account really keeps by then. Throws `cart_not_orderable` when the order was deleted, `busy`, and what the
   * rule throws.
   */
  place(place: CartOrderPlace, rule: (found: CartFacts) => NewOrder): Promise<Order>
}
