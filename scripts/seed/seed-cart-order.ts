import type Stripe from 'stripe'
import type { Caller } from '../../functions/src/domain/accounts/account.ts'
import { listOwnAddresses } from '../../functions/src/domain/addresses/address-book.ts'
import { replaceCart } from '../../functions/src/domain/cart/own-cart.ts'
import { orderCart } from '../../functions/src/domain/checkout/order-cart.ts'
import { quoteDelivery } from '../../functions/src/domain/delivery/quote.ts'
import { shipOrder } from '../../functions/src/domain/orders/ship-order.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'
import type { cartOrders } from './cart-orders.ts'
import type { SeedEvent } from './history.ts'
import { daysAgo, hoursAfter } from './moments.ts'
import { callerOf, pay, refund } from './order-steps.ts'

type SeedCartOrder = (typeof cartOrders)[number]

export function cartOrderEvents(shop: Shop, stripe: Stripe, seed: SeedCartOrder): SeedEvent[] {
  const orderId = shop.newId()
  const orderedAt = daysAgo(seed.daysAgo)
  const after = (hours: number, work: (now: Date, buyer: Caller) => Promise<unknown>): SeedEvent => {
    const at = hoursAfter(orderedAt, hours)
    return { at, happen: async () => void (await work(at, await callerOf(shop, seed.buyer))) }
  }
  const { shipped, refund: wanted } = seed
  return [
    after(0, (now, buyer) => place(shop, { orderId, buyer, now }, seed)),
    after(0.2, (now, buyer) => pay({ shop, stripe }, buyer, orderId, now)),
    ...(shipped ? [after(26, (now) => shipOrder(shop, orderId, { ...shipped, now }))] : []),
    ...(wanted ? [after(140, (now) => refund(shop, orderId, refundOf(wanted), now))] : []),
  ]
}

function refundOf({ product, quantity, reason }: NonNullable<SeedCartOrder['refund']>) {
  return { lines: [{ productId: product, quantity }], reason }
}

async function place(
  shop: Shop,
  { orderId, buyer, now }: { orderId: string; buyer: Caller; now: Date },
  seed: SeedCartOrder,
): Promise<void> {
  const { uid, email, name: buyerName } = buyer
  const entries = Object.entries(seed.lines).map(([productId, quantity]) => ({ productId, quantity }))
  await replaceCart(shop, { uid, entries, now })
  const kept = (await listOwnAddresses(shop, buyer))[seed.address]
  if (!kept) throw new Error(`${seed.buyer} has no address ${seed.address}.`)
  const { id: _, createdAt: __, ...address } = kept
  const { rates } = await quoteDelivery(shop, { ...address, lines: entries, now })
  const choice = { address, rateId: rates[0]?.id }
  await orderCart(shop, { orderId, uid, email, buyerName, poNumber: seed.poNumber, choice, now })
}
