import { findCart } from '../../domain/cart/find-cart.ts'
import { parseOrderList } from '../../domain/cart/parse-order-list.ts'
import { replaceCart } from '../../domain/cart/replace-cart.ts'
import type { Shop } from '../../domain/ports.ts'
import { cartResponse, parsedLineResponse } from '../cart-responses.ts'
import type { Handlers } from '../pipeline/handler.ts'

/** The handlers of the cart and of pasted order lists. */
export function cartRoutes(shop: Shop): Handlers<'getCart' | 'replaceCart' | 'parseOrderList'> {
  return {
    async getCart({ caller }) {
      return cartResponse(await findCart(shop, caller.uid))
    },

    async replaceCart({ body, caller, now }) {
      return cartResponse(await replaceCart(shop, { uid: caller.uid, entries: body.lines, now }))
    },

    async parseOrderList({ body }) {
      return { lines: (await parseOrderList(shop, body.text)).map(parsedLineResponse) }
    },
  }
}
