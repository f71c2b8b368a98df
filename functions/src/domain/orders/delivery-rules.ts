import { isDeepStrictEqual } from 'node:util'
import type { Address } from '@wood-master/contract/address-format'
import { stateWord } from '@wood-master/contract/order-states'
import { taxCountryOf } from '@wood-master/contract/tax'
import * as m from '../../texts/orders.ts'
import { errors, ShopError } from '../errors.ts'
import { type DeliveryTotals, isPaid, type Order } from './order.ts'
import { assertPayable, withoutPending } from './order-rules.ts'

type TaxFields = 'tax' | 'taxLines' | 'taxEvidence' | 'taxCheckDue'
export type OrderDelivery = DeliveryTotals &
  Pick<Order, 'goodsTotal' | 'address' | 'buysFor' | 'shipping' | 'freight' | TaxFields>

/** True when nobody could have been given another way to pay this order than when it was seen. */
export function hasSameIntent(order: Order, seen: Order): boolean {
  return order.intentId === seen.intentId && order.intentAttempts === seen.intentAttempts
}

/**
 * The unpaid order with its delivery. With another total, or with freight that is open, it gets another intent: one that is being made for the old
 * total meanwhile comes too late to be recorded. Throws `order_already_paid`, `order_expired` or `order_not_payable`.
 */
export function withDelivery(order: Order, delivery: OrderDelivery, now: Date): Order {
  assertPayable(order, now)
  if (delivery.total === order.total && !delivery.freight) return { ...order, ...delivery }
  const { paymentProblem: _, ...kept } = order
  return withoutPending({ ...kept, ...delivery, intentAttempts: order.intentAttempts + 1 })
}

/** True of a choice that the order has already, with freight that was set for it: only another one asks anew. */
export function hasFreightFor(
  { freight, shipping, address, ...order }: Order,
  choice: { address: Address; rateId?: string | undefined; buysFor: Order['buysFor'] },
): boolean {
  if (!freight || freight.state === 'asked' || !address || shipping?.rateId !== choice.rateId) return false
  return order.buysFor === choice.buysFor && isDeepStrictEqual(said(address), said(choice.address))
}

interface NewAddress {
  address: Address
  /** What the order would cost with it now; absent where no rate delivers there. */
  cost: DeliveryTotals | undefined
  by: string
  now: Date
}

/**
 * The paid order with another address, who changed it, and what it would have cost; its price stays. Nothing when it has
 * this address. Throws `delivery_not_possible` once it is shipped or refunded.
 */
export function withNewAddress(order: Order, { address, cost, by, now }: NewAddress): Order | undefined {
  if (!isPaid(order)) throw errors.busy()
  if (order.state !== 'paid')
    throw new ShopError('delivery_not_possible', m.tooLateForAddress({ state: stateWord(order) }))
  if (order.address && isDeepStrictEqual(said(order.address), said(address))) return undefined
  const change = { at: now, by, from: order.address }
  const addressChanges = [...(order.addressChanges ?? []), change]
  const costWithAddress = costsAlike(addressChanges[0]?.from, address) ? undefined : cost
  return { ...order, address, addressChanges, costWithAddress }
}

/** True where only a name or a street is corrected: what was paid is right, whatever the rates are by now. */
const costsAlike = (paidFor: Address | undefined, to: Address) =>
  paidFor?.country === to.country &&
  // A postal code may lead to Northern Ireland or the Canary Islands.
  taxCountryOf(paidFor) === taxCountryOf(to) &&
  (paidFor.taxNumber === undefined) === (to.taxNumber === undefined)

/**
 * Minor units that the order would have cost more, with its address, than was paid. None once something was refunded:
 * what the rest would have cost, nobody computed.
 */
export const shortfallOf = ({
  costWithAddress,
  total,
  refunds,
}: Pick<Order, 'costWithAddress' | 'total' | 'refunds'>): number =>
  refunds.some(({ state }) => state !== 'failed') ? 0 : Math.max(0, (costWithAddress?.total ?? 0) - total)

/** The order once its buyer is asked for what is missing; nothing for a repeat. Throws `order_not_paid` or `nothing_missing`. */
export function withDifferenceAsked(order: Order, { by, now }: { by: string; now: Date }): Order | undefined {
  if (order.differenceAsked) return undefined
  if (!isPaid(order) || order.state === 'refunded')
    throw new ShopError('order_not_paid', m.nothingToAskFor({ state: stateWord(order) }))
  if (!order.costWithAddress || shortfallOf(order) === 0)
    throw new ShopError('nothing_missing', m.nothingMissing())
  return { ...order, differenceAsked: { ...order.costWithAddress, at: now, by } }
}

const said = (address: Address) =>
  Object.fromEntries(Object.entries(address).filter(([, part]) => part !== undefined))
