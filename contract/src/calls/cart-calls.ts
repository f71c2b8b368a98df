import * as carts from '../cart.ts'
import { inserted } from '../responses.ts'
import type { Call } from './call.ts'

export const cartCalls = {
  getCart: {
    summary: "The caller's cart, with prices and stock as they are now",
    access: 'signed in',
    response: carts.cart,
    recentRole: true,
    perMinute: 120,
    errors: [],
  },
  replaceCart: {
    summary: 'Replace the cart; the same product twice adds up',
    access: 'signed in',
    body: carts.newCart,
    response: carts.cart,
    keepsPublicLists: true,
    perMinute: 120,
    errors: [],
  },
  priceCart: {
    summary:
      'Price a cart that the caller keeps; products that are not in the shop are left out. Nothing is stored',
    access: 'anyone',
    body: carts.newCart,
    response: carts.cart,
    keepsPublicLists: true,
    perMinute: 60,
    errors: [],
  },
  parseOrderList: {
    summary: 'Find the products and quantities in a pasted list; changes nothing',
    access: 'anyone',
    body: carts.orderList,
    response: carts.parsedList,
    keepsPublicLists: true,
    perMinute: 20,
    errors: [],
  },
  orderCart: {
    summary:
      'Place one order of the whole cart: all lines or none. The same key returns the same order. `cart_not_orderable` has a message for each line that cannot be ordered (`lines.0`)',
    access: 'signed in',
    body: carts.cartOrder,
    response: inserted,
    buying: true,
    perMinute: 30,
    errors: [
      'cart_not_orderable',
      'delivery_not_possible',
      'unpaid_limit',
      'amount_not_payable',
      'price_changed',
      'busy',
    ],
  },
} as const satisfies Record<string, Call>
