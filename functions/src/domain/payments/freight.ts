import { onRequestId } from '@wood-master/contract/delivery-price'
import * as m from '../../texts/payments.ts'
import type { Caller } from '../accounts/account.ts'
import { chosenDelivery } from '../delivery/chosen-delivery.ts'
import { type DeliveryPorts, weighed } from '../delivery/quote-delivery.ts'
import { errors, existing } from '../errors.ts'
import { withDelivery } from '../orders/delivery-rules.ts'
import { isPaid, type Order } from '../orders/order.ts'
import { assertPayable, changeOrder, orderFor } from '../orders/order-rules.ts'
import type { OrderStore } from '../orders/order-store.ts'
import type { ShopSettings } from '../settings.ts'
import { ShopError } from '../shop-error.ts'
import { taxFactsFor } from '../tax/evidence.ts'

interface FreightToSet {
  /** Minor units, without tax. */
  price: number
  by: string
  now: Date
}

/**
 * Sets the freight of an order that no rate carries, once or again until its buyer accepts it: what the order costs
 * follows, and its buyer has the whole time to pay from then on. Setting the same again changes nothing. Throws `not_found`,
 * `delivery_not_possible`, `amount_not_payable`, `order_already_paid`, `order_expired`, `order_not_payable` or `busy`.
 */
export async function setFreight(
  shop: DeliveryPorts & { orders: OrderStore; settings: ShopSettings },
  orderId: string,
  { price, by, now }: FreightToSet,
): Promise<{ order: Order; changed: boolean }> {
  const seen = existing(await shop.orders.find(orderId), errors.noSuchOrder)
  const address = assertToBeSet(seen, now)
  const [{ zones, ...consignment }, facts] = await Promise.all([
    weighed(shop, seen.lines),
    taxFactsFor(shop, { ...address, buysFor: seen.buysFor }, now),
  ])
  const choice = { address, rateId: onRequestId, freight: price }
  const delivery = chosenDelivery(zones, choice, { ...consignment, currency: seen.currency }, facts)
  const payBy = new Date(now.getTime() + shop.settings.unpaidOrderHours * 3_600_000)
  return changeOrder(shop, orderId, (found) => {
    assertToBeSet(found, now)
    // Its buyer took a line out or gave it another address meanwhile.
    if (found.goodsTotal !== seen.goodsTotal || !isSame(found.address, seen.address)) throw errors.busy()
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

interface Acceptance {
  caller: Caller
  /** Minor units that the buyer was shown for the whole order. */
  total: number
  now: Date
}

/**
 * Its buyer accepts what an admin set, and can pay from then on. A repeat changes nothing. Throws `not_found`, `forbidden`,
 * `delivery_not_possible`, `price_changed`, `order_already_paid`, `order_expired`, `order_not_payable` or `busy`.
 */
export async function acceptFreight(
  shop: { orders: OrderStore },
  orderId: string,
  { caller, total, now }: Acceptance,
): Promise<boolean> {
  const { changed } = await changeOrder(shop, orderId, (found) => {
    if (orderFor(caller, found).uid !== caller.uid) throw errors.notYours()
    const { freight } = found
    if (!freight) throw notPossible(m.freightFollowsARate())
    if (freight.state === 'accepted' && (isPaid(found) || found.total === total)) return undefined
    assertPayable(found, now)
    if (freight.state === 'asked') throw notPossible(m.freightNotSet())
    if (found.total !== total) throw errors.orderPriceChanged()
    return { ...found, freight: { ...freight, state: 'accepted', acceptedAt: now } }
  })
  return changed
}

const notPossible = (sentence: string) => new ShopError('delivery_not_possible', sentence)

const isSame = (one: Order['address'], other: Order['address']) =>
  JSON.stringify(one) === JSON.stringify(other)
