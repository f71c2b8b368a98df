import { toMinor } from '@wood-master/contract/money'
import type Stripe from 'stripe'
import type { Caller } from '../../functions/src/domain/accounts/account.ts'
import { changeOrder } from '../../functions/src/domain/orders/order-rules.ts'
import { placeOrder } from '../../functions/src/domain/orders/place-order.ts'
import { shipped as withRestShipped } from '../../functions/src/domain/orders/ship-order.ts'
import { expireOrder } from '../../functions/src/domain/payments/close-order.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { holdStock } from '../../functions/src/domain/stock/hold-stock.ts'
import { deliverOrder } from './delivery.ts'
import { type SeedOrder, seed } from './files.ts'
import { relive, type SeedEvent } from './moments.ts'
import { pay, refund, since } from './order-steps.ts'
import { cartOrderEvents } from './seed-cart-order.ts'

/** Makes every order of the seed through the shop's own use cases, each at its own moment. */
export async function seedOrders(shop: Shop, stripe: Stripe): Promise<void> {
  const single = seed.orders.flatMap((ordered) => orderEvents(shop, stripe, ordered))
  const carts = seed.cartOrders.flatMap((ordered) => cartOrderEvents(shop, stripe, ordered))
  await relive([...single, ...carts])
}

function orderEvents(shop: Shop, stripe: Stripe, ordered: SeedOrder): SeedEvent[] {
  const orderId = shop.newId()
  const after = since(shop, ordered)
  const placed = after(0, async (now, buyer) => {
    await place(shop, { orderId, buyer, now }, ordered)
    if (ordered.state !== 'expired') await deliverOrder(shop, orderId, buyer, now)
  })
  if (ordered.state === 'unpaid') return [placed]
  if (ordered.state === 'expired') {
    return [placed, after(shop.settings.unpaidOrderHours + 1, (now) => expireOrder(shop, orderId, now))]
  }
  const paid = after(0.2, (now, buyer) => pay({ shop, stripe }, buyer, orderId, now))
  const shipped = after(30, (now) => changeOrder(shop, orderId, (order) => withRestShipped(order, { now })))
  const { refundPart, restock = false, reason } = ordered
  const amount = refundPart === undefined ? undefined : toMinor(refundPart, shop.settings.currency)
  return [
    placed,
    paid,
    ...(ordered.state === 'shipped' ? [shipped] : []),
    ...(reason ? [after(48, (now) => refund(shop, orderId, { amount, restock, reason }, now))] : []),
  ]
}

async function place(
  shop: Shop,
  { orderId, buyer, now }: { orderId: string; buyer: Caller; now: Date },
  { product, quantity }: SeedOrder,
): Promise<void> {
  const hold = await holdStock(shop, product, {
    holdId: orderId,
    uid: buyer.uid,
    quantity,
    remaining: 0,
    now,
  })
  await placeOrder(shop, {
    uid: buyer.uid,
    email: buyer.email,
    buyerName: buyer.name,
    holdId: hold.id,
    quantity,
    total: hold.unitPrice * quantity,
    productName: hold.productName,
    img: hold.img,
    now,
  })
}
