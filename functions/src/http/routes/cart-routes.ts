import { rememberAddress } from '../../domain/addresses/address-book.ts'
import { findCart, priceCart, replaceCart } from '../../domain/cart/own-cart.ts'
import { parseOrderList } from '../../domain/cart/parse-order-list.ts'
import { cartOrderId, orderCart } from '../../domain/checkout/order-cart.ts'
import { minorAmount } from '../../domain/minor-amount.ts'
import type { Shop } from '../../domain/ports.ts'
import { cartResponse, parsedLineResponse } from '../order-responses.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { addressOf } from '../responses.ts'

export function cartRoutes(shop: Shop) {
  return {
    async getCart({ caller }) {
      return cartResponse(await findCart(shop, caller.uid))
    },

    async replaceCart({ body, caller, now }) {
      return cartResponse(await replaceCart(shop, { uid: caller.uid, entries: body.lines, now }))
    },

    async priceCart({ body }) {
      return cartResponse(await priceCart(shop, body.lines))
    },

    async parseOrderList({ body }) {
      const lines = await parseOrderList(shop, body.text)
      return { lines: lines.map((line) => parsedLineResponse(line, shop.settings.currency)) }
    },

    async orderCart({ body, caller, network, now }) {
      const { uid, email, name: buyerName, unproven } = caller
      const { key, poNumber, sending, rateId } = body
      const address = body.address && addressOf(body.address)
      const price =
        body.price === undefined ? undefined : minorAmount(body.price, shop.settings.currency, 'price')
      const choice = address && { address, rateId }
      const buyer = { uid, email, unproven, buyerName, network }
      const request = { orderId: cartOrderId(uid, key), ...buyer, poNumber, sending, choice, price, now }
      const { id } = await orderCart(shop, request)
      if (address) await rememberAddress(shop, caller, { ...address, id: shop.newId(), createdAt: now })
      return { insertedId: id }
    },
  } satisfies Partial<Handlers>
}
