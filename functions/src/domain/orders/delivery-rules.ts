import type { Address } from '@wood-master/contract/address-format'
import { errors } from '../errors.ts'
import { ShopError } from '../shop-error.ts'
import { isPaid, type Order } from './order.ts'
import { assertPayable } from './order-rules.ts'

export type OrderDelivery = Required<
  Pick<Order, 'address' | 'shipping' | 'shippingTotal' | 'taxTotal' | 'total'>
> &
  Pick<Order, 'tax'>

/** True when nobody could have been given another way to pay this order than when it was seen. */
export function hasSameIntent(order: Order, seen: Order): boolean {
  return order.intentId === seen.intentId && order.intentAttempts === seen.intentAttempts
}

/**
 * The unpaid order with its delivery. With another total it gets another intent: one that is being made for the old
 * total meanwhile comes too late to be recorded. Throws `order_already_paid`, `order_expired` or `order_not_payable`.
 */
export function withDelivery(order: Order, delivery: OrderDelivery, now: Date): Order {
  assertPayable(order, now)
  if (delivery.total === order.total) return { ...order, ...delivery }
  const { intentId: _, paymentProblem: __, ...kept } = order
  return { ...kept, ...delivery, intentAttempts: order.intentAttempts + 1 }
}

/**
 * The paid order with another address, and who changed it; its price stays. Nothing when it has this address. Throws
 * `delivery_not_possible` once it is shipped or refunded.
 */
export function withNewAddress(
  order: Order,
  { address, by, now }: { address: Address; by: string; now: Date },
): Order | undefined {
  if (!isPaid(order)) throw errors.busy()
  if (order.state !== 'paid') {
    throw new ShopError(
      'delivery_not_possible',
      `This order is ${order.state}: its address can no longer be changed.`,
    )
  }
  if (order.address && JSON.stringify(sorted(order.address)) === JSON.stringify(sorted(address)))
    return undefined
  const change = { at: now, by, from: order.address }
  return { ...order, address, addressChanges: [...(order.addressChanges ?? []), change] }
}

const sorted = (address: Address) =>
  Object.entries(address)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => one.localeCompare(other))
