import type { ReturnReason } from '@wood-master/contract/order-states'
import type Stripe from 'stripe'
import type { Caller } from '../../functions/src/domain/accounts/account.ts'
import { replaceCart } from '../../functions/src/domain/cart/own-cart.ts'
import { orderCart } from '../../functions/src/domain/checkout/order-cart.ts'
import { changeOrder } from '../../functions/src/domain/orders/order-rules.ts'
import { placeOrder } from '../../functions/src/domain/orders/place-order.ts'
import { requestReturn } from '../../functions/src/domain/orders/request-return.ts'
import { shipped as withRestShipped } from '../../functions/src/domain/orders/ship-order.ts'
import { expireOrder } from '../../functions/src/domain/payments/close-order.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { holdStock } from '../../functions/src/domain/stock/hold-stock.ts'
import { cheapestDelivery, deliverOrder } from './delivery.ts'
import { minor, type SeedCartOrder, type SeedOrder, seed } from './files.ts'
import { relive, type SeedEvent } from './moments.ts'
import { pay, refund, since } from './order-steps.ts'

interface Placing {
  orderId: string
  buyer: Caller
  now: Date
}

/** Makes every order of the seed through the shop's own use cases, each at its own moment. */
export async function seedOrders(shop: Shop, stripe: Stripe): Promise<void> {
  const single = seed.orders.flatMap((ordered) => orderEvents(shop, stripe, ordered))
  const carts = seed.cartOrders.flatMap((ordered) => cartOrderEvents(shop, stripe, ordered))
  await relive([...single, ...carts])
}

function orderEvents(shop: Shop, stripe: Stripe, ordered: SeedOrder): SeedEvent[] {
  const orderId = shop.newId()
  const after = since(shop, ordered)
  const { state, refundPart, restock, reason } = ordered
  const placed = after(0, async (now, buyer) => {
    await placeSingle(shop, { orderId, buyer, now }, ordered)
    if (state !== 'expired') await deliverOrder(shop, orderId, buyer, now)
  })
  if (state === 'unpaid') return [placed]
  if (state === 'expired')
    return [placed, after(shop.settings.unpaidOrderHours + 1, (now) => expireOrder(shop, orderId, now))]
  const amount = refundPart === undefined ? undefined : minor(shop, refundPart)
  return [
    placed,
    after(0.2, (now, buyer) => pay({ shop, stripe }, buyer, orderId, now)),
    state === 'shipped' &&
      after(30, (now) => changeOrder(shop, orderId, now, (order) => withRestShipped(order, { now }))),
    reason !== undefined && after(48, (now) => refund(shop, orderId, { amount, restock, reason }, now)),
  ].filter((event) => event !== false)
}

function cartOrderEvents(shop: Shop, stripe: Stripe, ordered: SeedCartOrder): SeedEvent[] {
  const orderId = shop.newId()
  const after = since(shop, ordered)
  const { shipped, refund: refunded, returns } = ordered
  return [
    after(0, (now, buyer) => placeCart(shop, { orderId, buyer, now }, ordered)),
    after(0.2, (now, buyer) => pay({ shop, stripe }, buyer, orderId, now)),
    shipped &&
      after(26, (now) =>
        changeOrder(shop, orderId, now, (order) => withRestShipped(order, { ...shipped, now })),
      ),
    refunded &&
      after(140, (now) => {
        const { product: productId, quantity, reason } = refunded
        return refund(shop, orderId, { lines: [{ productId, quantity }], reason }, now)
      }),
    returns &&
      after(430, (now, caller) => {
        const { product: productId, quantity, reason, words } = returns
        const lines = [{ productId, quantity, reason: reason as ReturnReason }]
        return requestReturn(shop, orderId, { lines, words, key: orderId, caller, now })
      }),
  ].filter((event) => event !== undefined)
}

async function placeSingle(shop: Shop, { orderId, buyer, now }: Placing, ordered: SeedOrder) {
  const { uid, email, name: buyerName } = buyer
  const { product, quantity } = ordered
  const hold = await holdStock(shop, product, { holdId: orderId, uid, quantity, remaining: 0, now })
  const { unitPrice, productName, img } = hold
  const bought = { holdId: hold.id, quantity, total: unitPrice * quantity, productName, img }
  await placeOrder(shop, { uid, email, buyerName, ...bought, now })
}

async function placeCart(shop: Shop, { orderId, buyer, now }: Placing, ordered: SeedCartOrder) {
  const { uid, email, name: buyerName } = buyer
  const entries = Object.entries(ordered.lines).map(([productId, quantity]) => ({ productId, quantity }))
  await replaceCart(shop, { uid, entries, now })
  const choice = await cheapestDelivery(shop, buyer, { place: ordered.address, lines: entries, now })
  if (!choice) throw new Error(`${ordered.buyer} has no address ${ordered.address}.`)
  await orderCart(shop, { orderId, uid, email, buyerName, poNumber: ordered.poNumber, choice, now })
}
