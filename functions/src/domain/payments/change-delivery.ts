import { isDeepStrictEqual } from 'node:util'
import type { Address } from '@wood-master/contract/address-format'
import type { BuysFor } from '@wood-master/contract/tax'
import type { Caller } from '../accounts/account.ts'
import type { Keyed } from '../asked.ts'
import { chosenDelivery, costOfDelivery, type DeliveryChoice } from '../delivery/chosen-delivery.ts'
import { type DeliveryPorts, deliveryFacts } from '../delivery/quote.ts'
import { errors } from '../errors.ts'
import {
  assertCheaper,
  assertLinesCancellable,
  type LineTerms,
  linesWithout,
} from '../orders/cancel-lines.ts'
import { hasFreightFor, hasSameIntent, withDelivery, withNewAddress } from '../orders/delivery-rules.ts'
import { isPaid, type Order } from '../orders/order.ts'
import { assertPayable, changeOrder, orderFor } from '../orders/order-rules.ts'
import type { LineUnits } from '../orders/refund.ts'
import { assertChargeable } from '../stock/hold.ts'
import { taxKept } from '../tax/evidence.ts'
import { cancelledTooLate, type ExpiryPorts, findCurrentOrder, mostAttempts } from './close-order.ts'

export interface DeliveryRequest {
  orderId: string
  choice: DeliveryChoice
  /** Left out: as before. */
  buysFor?: BuysFor | undefined
  caller: Caller
  now: Date
}

/**
 * Says where an order goes. Of an unpaid order the buyer chooses address and rate; where that changes its price, its
 * intent is cancelled at Stripe first. Of a paid order an admin changes the address alone, and it
 * keeps what it would have cost. Throws `not_found`,
 * `forbidden`, `order_already_paid` (also when the money came first: the order is paid then), `order_expired`,
 * `order_not_payable`, `invalid_request`, `delivery_not_possible`, `amount_not_payable`, `payment_provider_failed` or `busy`.
 */
export async function changeDelivery(shop: ExpiryPorts & DeliveryPorts, request: DeliveryRequest) {
  const { orderId, caller, now } = request
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const order = orderFor(caller, await findCurrentOrder(shop, orderId, now))
    if (isPaid(order)) return changeAddress(shop, order, request)
    if (order.uid !== caller.uid) throw errors.notYours()
    const changed = await choose(shop, order, request)
    if (changed) return changed
  }
  throw errors.busy()
}

/** Nothing when the order has to be read again, because it can be paid in another way meanwhile. */
async function choose(
  shop: ExpiryPorts & DeliveryPorts,
  seen: Order,
  { choice, buysFor = seen.buysFor, now }: DeliveryRequest,
) {
  assertPayable(seen, now)
  if (hasFreightFor(seen, { ...choice, buysFor })) return { order: seen, changed: false }
  const buyer = { ...choice.address, buysFor }
  const { zones, consignment, facts } = await deliveryFacts(shop, seen.lines, buyer, now)
  const chosen = chosenDelivery(zones, choice, { ...consignment, currency: seen.currency }, facts)
  const delivery = { ...chosen, buysFor }
  return repriced(shop, seen, { ...delivery, now }, (found) => withDelivery(found, delivery, now))
}

/** What an order is priced for, and what comes when. */
const deliveredOf = ({ lines, address, shipping, buysFor }: Order) => ({ lines, address, shipping, buysFor })

/** An unpaid order at another price, once the intent of the seen one is cancelled; nothing when it has to be read again. */
async function repriced(
  shop: ExpiryPorts,
  seen: Order,
  { total, freight, now }: Pick<Order, 'total' | 'freight'> & { now: Date },
  rule: (found: Order) => Order,
) {
  const { id: orderId, intentId } = seen
  const mayChangePrice = total !== seen.total || freight !== undefined
  if (mayChangePrice && intentId && (await cancelledTooLate(shop, { orderId, intentId, now })))
    throw errors.paidBeforeChange()
  let overtaken = false
  const after = await changeOrder(shop, orderId, now, (found) => {
    const isOtherPrice =
      (found.total !== total || freight !== undefined) && !(mayChangePrice && hasSameIntent(found, seen))
    overtaken = isOtherPrice || !isDeepStrictEqual(deliveredOf(found), deliveredOf(seen))
    return overtaken ? undefined : rule(found)
  })
  return overtaken ? undefined : after
}

export type TakingOutPorts = ExpiryPorts & DeliveryPorts

export interface LinesToCancel extends Keyed {
  key: string
  lines: LineUnits[]
  caller: Caller
  now: Date
}

/**
 * Takes units out of an unpaid order, whose price falls with them: they go back into stock, its delivery is priced anew at
 * its own tax rates, and its intent is cancelled at Stripe first. Nothing when the order has to be read again. Throws as
 * `changeDelivery` does, and `cancel_not_possible`, also where it would become dearer.
 */
export async function takeOutLines(
  shop: TakingOutPorts,
  seen: Order,
  { key, asked, lines: units, caller, now, terms }: LinesToCancel & { terms: LineTerms },
): Promise<Order | undefined> {
  assertPayable(seen, now)
  assertLinesCancellable(seen, units, terms)
  const { address, buysFor, shipping, currency } = seen
  const { lines, goodsTotal } = linesWithout(seen, units)
  const withDeliveryTo = async (to: Address, { rateId, name: rateName }: NonNullable<Order['shipping']>) => {
    const { zones, consignment, facts } = await deliveryFacts(shop, lines, { ...to, buysFor }, now)
    const choice = { address: to, rateId, rateName }
    const found = chosenDelivery(zones, choice, { ...consignment, currency }, facts)
    // One of before there were tax lines has today's tax.
    const taxed = taxKept(seen.taxLines ?? (seen.tax && found.taxLines), lines, found.shippingTotal)
    const total = goodsTotal + found.shippingTotal + taxed.taxTotal
    assertCheaper(seen, total)
    const { taxEvidence, taxCheckDue } = seen
    return { ...found, ...taxed, total, taxEvidence, taxCheckDue }
  }
  const delivery =
    address && shipping
      ? await withDeliveryTo(address, shipping)
      : { goodsTotal, shippingTotal: 0, taxTotal: 0, total: goodsTotal, freight: undefined }
  assertChargeable(delivery.total, currency)
  const cancelled = { key, asked, lines: units, by: caller.uid, at: now }
  const repricing = await repriced(shop, seen, { ...delivery, now }, (found) => ({
    ...withDelivery(found, delivery, now),
    lines,
    cancelledLines: [...(found.cancelledLines ?? []), cancelled],
  }))
  return repricing?.order
}

async function changeAddress(
  shop: ExpiryPorts & DeliveryPorts,
  { lines, shipping, buysFor }: Order,
  { orderId, choice: { address }, caller, now }: DeliveryRequest,
) {
  if (caller.role !== 'admin') throw errors.alreadyPaid()
  const { zones, consignment, facts } = await deliveryFacts(shop, lines, { ...address, buysFor }, now)
  const cost = costOfDelivery(zones, { address, rateId: shipping?.rateId }, consignment, facts)
  return changeOrder(shop, orderId, now, (found) =>
    withNewAddress(found, { address, cost, by: caller.email, now }),
  )
}
