import { toMinor } from '@wood-master/contract/money'
import type { Order } from '@wood-master/contract/orders'
import { totalName } from '@wood-master/contract/total-rows'
import * as delivery from '#texts/delivery.ts'

export type Shipment = Order['shipments'][number]

export function unitsToPack({ lines }: Pick<Order, 'lines'>): Order['lines'] {
  return lines.map((line) => ({ ...line, quantity: line.toShip })).filter(({ quantity }) => quantity > 0)
}

/** The same without what a delivery to the shop has to bring first. */
export function unitsHere({ lines }: Pick<Order, 'lines'>): Order['lines'] {
  return lines
    .map((line) => ({ ...line, quantity: line.toShip - line.waiting }))
    .filter(({ quantity }) => quantity > 0)
}

export function unitsIn({ lines }: Pick<Order, 'lines'>, shipment: Pick<Shipment, 'lines'>): Order['lines'] {
  const held = new Map(shipment.lines.map(({ productId, quantity }) => [productId, quantity]))
  return lines
    .map((line) => ({ ...line, quantity: held.get(line.productId) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
}

/** Nobody knows yet, or its buyer has not said yes to, what its freight costs: it cannot be paid. */
export const awaitsFreight = ({ state, freight }: Pick<Order, 'state' | 'freight'>): boolean =>
  state === 'unpaid' && freight !== undefined && freight !== 'accepted'

/** What the order's total is called, which may lack its freight yet. */
export const totalNameOf = ({ state, freight }: Pick<Order, 'state' | 'freight'>): string =>
  freight === 'asked' ? delivery.withoutFreight() : totalName(state)

type PaidOrder = Pick<Order, 'state' | 'cancelRequest' | 'refunds' | 'price' | 'currency'>

/** Whether a parcel follows: paid, no open request to cancel, and something left of its payment. */
export function willBeShipped({ state, cancelRequest, refunds, price, currency }: PaidOrder): boolean {
  const refunded = refunds
    .filter((refund) => refund.state !== 'failed')
    .reduce((sum, { amount }) => sum + toMinor(amount, currency), 0)
  return state === 'paid' && cancelRequest?.state !== 'open' && toMinor(price, currency) > refunded
}
