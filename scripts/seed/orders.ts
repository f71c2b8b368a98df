import { toMinor } from '@wood-master/contract/money'
import type Stripe from 'stripe'
import type { Caller } from '../../functions/src/domain/accounts/account.ts'
import { placeOrder } from '../../functions/src/domain/orders/place-order.ts'
import { shipOrder } from '../../functions/src/domain/orders/ship-order.ts'
import { expireOrder } from '../../functions/src/domain/payments/close-order.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { holdStock } from '../../functions/src/domain/stock/hold-stock.ts'
import { cartOrders } from './cart-orders.ts'
import { deliverOrder } from './delivery.ts'
import { type SeedOrder, seedFile } from './files.ts'
import { relive, type SeedEvent } from './history.ts'
import { daysAgo, hoursAfter } from './moments.ts'
import { callerOf, pay, refund } from './order-steps.ts'
import { cartOrderEvents } from './seed-cart-order.ts'

/** Makes every order of the seed through the shop's own use cases, each at its own moment. */
export async function seedOrders(shop: Shop, stripe: Stripe): Promise<void> {
  const single = seedFile('orders').flatMap((seed) => orderEvents(shop, stripe, seed))
  const carts = cartOrders.flatMap((seed) => cartOrderEvents(shop, stripe, seed))
  await relive([...single, ...carts])
}

function orderEvents(shop: Shop, stripe: Stripe, seed: SeedOrder): SeedEvent[] {
  const orderId = shop.newId()
  const orderedAt = daysAgo(seed.daysAgo)
  const after = (hours: number, work: (now: Date, buyer: Caller) => Promise<unknown>): SeedEvent => {
    const at = hoursAfter(orderedAt, hours)
    return { at, happen: async () => void (await work(at, await callerOf(shop, seed.buyer))) }
  }
  const placed = after(0, async (now, buyer) => {
    await place(shop, { orderId, buyer, now }, seed)
    if (seed.state !== 'expired') await deliverOrder(shop, orderId, buyer, now)
  })
  if (seed.state === 'unpaid') return [placed]
  if (seed.state === 'expired') {
    return [placed, after(shop.settings.unpaidOrderHours + 1, (now) => expireOrder(shop, orderId, now))]
  }
  const paid = after(0.2, (now, buyer) => pay({ shop, stripe }, buyer, orderId, now))
  const shipped = after(30, (now) => shipOrder(shop, orderId, { now }))
  const { refundPart, restock = false, reason } = seed
  const amount = refundPart === undefined ? undefined : toMinor(refundPart, shop.settings.currency)
  return [
    placed,
    paid,
    ...(seed.state === 'shipped' ? [shipped] : []),
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
