import * as carts from '../cart.ts'
import { draftedOrder, orderDraft, pricedDraft } from '../order-drafts.ts'
import { inserted } from '../responses.ts'
import { byEmail, type Call, ownRead, sharedErrors } from './call.ts'

export const cartCalls = {
  getCart: {
    summary: "The caller's cart, with prices and stock as they are now",
    ...ownRead,
    response: carts.cart,
  },
  replaceCart: {
    summary: 'Replace the cart; the same product twice adds up',
    access: 'signed in',
    body: carts.newCart,
    response: carts.cart,
    keepsPublicLists: true,
    perMinute: 120,
  },
  priceCart: {
    summary:
      'Price a cart that the caller keeps; products that are not in the shop are left out. Nothing is stored',
    access: 'anyone',
    body: carts.newCart,
    response: carts.cart,
    keepsPublicLists: true,
    perMinute: 60,
  },
  parseOrderList: {
    summary: 'Find the products and quantities in a pasted list; changes nothing',
    access: 'anyone',
    body: carts.orderList,
    response: carts.parsedList,
    keepsPublicLists: true,
    perMinute: 20,
  },
  orderCart: {
    summary:
      'Place one order of the whole cart: all lines or none. The same key returns the same order. `cart_not_orderable` has a message for each line that cannot be ordered (`lines.0`), and what can in `quantities`; `remedies` says what helps who may reserve no more',
    access: 'signed in',
    body: carts.cartOrder,
    response: inserted,
    keepsPublicLists: true,
    buying: true,
    perMinute: 30,
    errors: ['cart_not_orderable', ...sharedErrors.priced, 'unpaid_limit', 'price_changed', 'busy'],
  },
  draftOrder: {
    summary:
      'Price what somebody orders by phone as for her own cart: price breaks, freight, tax, and a discount. Changes nothing',
    access: 'admin',
    params: byEmail,
    body: orderDraft,
    response: pricedDraft,
    keepsPublicLists: true,
    errors: ['not_found'],
  },
  orderForBuyer: {
    summary:
      'Place such an order for its buyer: all lines or none. The buyer is mailed a link to pay it, and it keeps its units as any unpaid order does. The same key returns the same order',
    access: 'admin',
    params: byEmail,
    body: draftedOrder,
    response: inserted,
    errors: ['not_found', 'cart_not_orderable', ...sharedErrors.priced, 'price_changed', 'busy'],
  },
} as const satisfies Record<string, Call>
