import type { ReturnReason } from '@wood-master/contract/order-states'
import type Stripe from 'stripe'
import type { Caller } from '../../functions/src/domain/accounts/account.ts'
import { replaceCart } from '../../functions/src/domain/cart/own-cart.ts'
import { orderCart } from '../../functions/src/domain/checkout/order-cart.ts'
import { changeOrder } from '../../functions/src/domain/orders/order-rules.ts'
import { requestReturn } from '../../functions/src/domain/orders/request-return.ts'
import { shipped as withRestShipped } from '../../functions/src/domain/orders/ship-order.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { cheapestDelivery } from './delivery.ts'
import type { SeedCartOrder } from './files.ts'
import type { SeedEvent } from './moments.ts'
import { pay, refund, since } from './order-steps.ts'

export function cartOrderEvents(shop: Shop, stripe: Stripe, ordered: SeedCartOrder): SeedEvent[] {
  const orderId = shop.newId()
  const after = since(shop, ordered)
  const { shipped, refund: wanted, returns } = ordered
  return [
    after(0, (now, buyer) => place(shop, { orderId, buyer, now }, ordered)),
    after(0.2, (now, buyer) => pay({ shop, stripe }, buyer, orderId, now)),
    ...(shipped
      ? [
          after(26, (now) =>
            changeOrder(shop, orderId, (order) => withRestShipped(order, { ...shipped, now })),
          ),
        ]
      : []),
    ...(wanted ? [after(140, (now) => refund(shop, orderId, refundOf(wanted), now))] : []),
    ...(returns
      ? [
          after(430, (now, caller) =>
            requestReturn(shop, orderId, { ...returnOf(returns), key: orderId, caller, now }),
          ),
        ]
      : []),
  ]
}

function refundOf({ product, quantity, reason }: NonNullable<SeedCartOrder['refund']>) {
  return { lines: [{ productId: product, quantity }], reason }
}

function returnOf({ product, quantity, reason, words }: NonNullable<SeedCartOrder['returns']>) {
  return { lines: [{ productId: product, quantity, reason: reason as ReturnReason }], words }
}

async function place(
  shop: Shop,
  { orderId, buyer, now }: { orderId: string; buyer: Caller; now: Date },
  ordered: SeedCartOrder,
): Promise<void> {
  const { uid, email, name: buyerName } = buyer
  const entries = Object.entries(ordered.lines).map(([productId, quantity]) => ({ productId, quantity }))
  await replaceCart(shop, { uid, entries, now })
  const choice = await cheapestDelivery(shop, buyer, { place: ordered.address, lines: entries, now })
  if (!choice) throw new Error(`${ordered.buyer} has no address ${ordered.address}.`)
  await orderCart(shop, { orderId, uid, email, buyerName, poNumber: ordered.poNumber, choice, now })
}
