import {
  type Cart as CartResponse,
  cart,
  type ParsedLine as ParsedLineResponse,
  parsedLine,
} from '@wood-master/contract/cart'
import { addedUp } from '@wood-master/contract/cart-rules'
import { pricedDraft } from '@wood-master/contract/order-drafts'
import { goodsTotalOf } from '@wood-master/contract/pricing'
import { callerOf } from '../../domain/accounts/account.ts'
import { accountWith } from '../../domain/accounts/account-store.ts'
import { rememberAddress } from '../../domain/addresses/address-book.ts'
import { findCart, priceCart, replaceCart } from '../../domain/cart/own-cart.ts'
import { type ParsedLine, parseOrderList } from '../../domain/cart/parse-order-list.ts'
import type { PricedCart } from '../../domain/cart/priced-cart.ts'
import { inLanguageOf, type Product } from '../../domain/catalog/product.ts'
import { draftOrder } from '../../domain/checkout/draft-order.ts'
import { orderCart } from '../../domain/checkout/order-cart.ts'
import { idByKey } from '../../domain/id-by-key.ts'
import { minorAmount } from '../../domain/minor-amount.ts'
import { discountTotalOf } from '../../domain/orders/order.ts'
import type { Shop } from '../../domain/ports.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { quoteResponse } from '../responses.ts'
import { wireOf } from '../wire-of.ts'

export function cartRoutes(shop: Shop) {
  const { currency } = shop.settings

  return {
    getCart: async ({ caller, now }) => cartResponse(await findCart(shop, caller.uid, now)),
    replaceCart: async ({ body, caller, now }) =>
      cartResponse(await replaceCart(shop, { uid: caller.uid, entries: body.lines, now })),
    priceCart: async ({ body, now }) => cartResponse(await priceCart(shop, body.lines, now)),

    async parseOrderList({ body, now }) {
      const lines = await parseOrderList(shop, body.text, now)
      return { lines: lines.map((line) => parsedLineResponse(line, shop.settings.currency)) }
    },

    async orderCart({ body, asked, caller, network, now }) {
      const { uid, email, name: buyerName, unproven } = caller
      const { key, address, rateId, price, ...wishes } = body
      const { id } = await orderCart(shop, {
        ...wishes,
        ...{ orderId: idByKey(uid, key), asked },
        ...{ uid, email, unproven, buyerName, network },
        choice: address && { address, rateId },
        total: price === undefined ? undefined : minorAmount(price, currency, 'price'),
        now,
      })
      if (address) await rememberAddress(shop, caller, { ...address, id: shop.newId(), createdAt: now })
      return { insertedId: id }
    },
    async draftOrder({ params, body, now }) {
      await accountWith(shop, params.email)
      const { lines, quote } = await draftOrder(shop, { ...body, now })
      const draft = {
        lines: lines.map(({ problem, ...line }) => ({ ...line, problem: problem?.message })),
        goodsTotal: goodsTotalOf(lines),
        discount: discountTotalOf(lines),
        currency,
      }
      return { ...draftResponse(draft), quote: quoteResponse(quote, currency) }
    },

    async orderForBuyer({ params, body, asked, caller, now }) {
      const account = await accountWith(shop, params.email)
      const { uid, email, name: buyerName, unproven } = callerOf(account)
      const { key, lines, address, rateId, price, ...wishes } = body
      const { id } = await orderCart(shop, {
        ...wishes,
        ...{ orderId: idByKey(uid, key), asked },
        ...{ uid, email, unproven, buyerName, placedBy: caller.uid, locale: account.locale ?? 'en' },
        lines: addedUp(lines),
        choice: { address, rateId },
        total: minorAmount(price, currency, 'price'),
        now,
      })
      return { insertedId: id }
    },
  } satisfies Partial<Handlers>
}

const draftResponse = wireOf(pricedDraft.omit({ quote: true }))
const wire = { cart: wireOf(cart), line: wireOf(parsedLine) }

const cartResponse = ({ lines, goodsTotal: price, currency }: PricedCart): CartResponse =>
  wire.cart({
    price,
    currency,
    lines: lines.map(({ nextBreak, ...line }) => ({
      ...line,
      nextBreak: nextBreak && { ...nextBreak, price: nextBreak.unitPrice },
    })),
  })

const parsedLineResponse = (
  { product, problem, ...line }: ParsedLine,
  currency: string,
): ParsedLineResponse =>
  wire.line({
    ...line,
    ...(product && { ...named(product), taxClass: product.taxClass, available: product.availableQuantity }),
    problem: problem && { ...problem, suggestions: problem.suggestions?.map(named) },
    currency,
  })

const named = (product: Product) => ({
  productId: product.id,
  sku: product.sku,
  name: inLanguageOf(product).name,
})
