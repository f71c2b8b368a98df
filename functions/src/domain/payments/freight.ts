import { isDeepStrictEqual } from 'node:util'
import { onRequestId } from '@wood-master/contract/delivery-price'
import * as m from '../../texts/payments.ts'
import type { Caller } from '../accounts/account.ts'
import { chosenDelivery } from '../delivery/chosen-delivery.ts'
import { type DeliveryPorts, deliveryFacts } from '../delivery/quote.ts'
import { errors, existing, ShopError } from '../errors.ts'
import { withDelivery } from '../orders/delivery-rules.ts'
import { isPaid, type Order } from '../orders/order.ts'
import { assertPayable, changeOrder, orderFor } from '../orders/order-rules.ts'
import type { OrderStore } from '../orders/order-store.ts'
import type { ShopSettings } from '../settings.ts'
/**
 * Sets the freight (minor units, without tax) of an order that no rate carries, once or again until its buyer accepts it: what the order costs
 * follows, and its buyer has the whole time to pay from then on. Setting the same again changes nothing. Throws `not_found`,
 * `delivery_not_possible`, `amount_not_payable`, `order_already_paid`, `order_expired`, `order_not_payable` or `busy`.
 */
export async function setFreight(
  shop: DeliveryPorts & { orders: OrderStore; settings: ShopSettings },
  orderId: string,
  { price, by, now }: { price: number; by: string; now: Date },
): Promise<{ order: Order; changed: boolean }> {
  const seen = existing(await shop.orders.find(orderId), errors.noSuchOrder)
  const address = assertToBeSet(seen, now)
  const buyer = { ...address, buysFor: seen.buysFor }
  const { zones, consignment, facts } = await deliveryFacts(shop, seen.lines, buyer, now)
  const choice = { address, rateId: onRequestId, freight: price }
  const delivery = chosenDelivery(zones, choice, { ...consignment, currency: seen.currency }, facts)
  const payBy = new Date(now.getTime() + shop.settings.unpaidOrderHours * 3_600_000)
  return changeOrder(shop, orderId, now, (found) => {
    assertToBeSet(found, now)
    // Its buyer took a line out, gave it another address or buys for somebody else meanwhile.
    const wasSeen = found.goodsTotal === seen.goodsTotal && found.buysFor === seen.buysFor
    if (!wasSeen || !isDeepStrictEqual(found.address, seen.address)) throw errors.busy()
    const isKnown = found.freight?.state === 'set' && found.total === delivery.total
    if (isKnown && found.shippingTotal === price) return undefined
    const freight = { state: 'set', setAt: now, setBy: by } as const
    return { ...withDelivery(found, { ...delivery, freight }, now), payBy }
  })
}

function assertToBeSet(order: Order, now: Date) {
  assertPayable(order, now)
  if (!order.freight || !order.address) throw notPossible(m.freightFollowsARate())
  if (order.freight.state === 'accepted') throw notPossible(m.freightIsAccepted())
  return order.address
}

/**
 * The order once its buyer accepts what an admin set, who saw it at `total` (minor units), and can pay from then on; nothing
 * for a repeat. Throws `forbidden`, `delivery_not_possible`, `price_changed`, `order_already_paid`, `order_expired` or
 * `order_not_payable`.
 */
export function withFreightAccepted(
  order: Order,
  { caller, total, now }: { caller: Caller; total: number; now: Date },
): Order | undefined {
  if (orderFor(caller, order).uid !== caller.uid) throw errors.notYours()
  const { freight } = order
  if (!freight) throw notPossible(m.freightFollowsARate())
  if (freight.state === 'accepted' && (isPaid(order) || order.total === total)) return undefined
  assertPayable(order, now)
  if (freight.state === 'asked') throw notPossible(m.freightNotSet())
  if (order.total !== total) throw errors.orderPriceChanged()
  return { ...order, freight: { ...freight, state: 'accepted', acceptedAt: now } }
}

const notPossible = (sentence: string) => new ShopError('delivery_not_possible', sentence)
