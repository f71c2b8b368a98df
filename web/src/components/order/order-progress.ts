import { sumOf } from '@wood-master/contract/money'
import type { Order } from '@wood-master/contract/orders'
import { totalName } from '@wood-master/contract/total-rows'
import * as delivery from '#texts/delivery.ts'

export type Shipment = Order['shipments'][number]

/** The lines with other quantities; those without any are left out. */
const linesWith = (lines: Order['lines'], unitsOf: (line: Order['lines'][number]) => number) =>
  lines.map((line) => ({ ...line, quantity: unitsOf(line) })).filter(({ quantity }) => quantity > 0)

export const unitsToPack = ({ lines }: Pick<Order, 'lines'>) => linesWith(lines, ({ toShip }) => toShip)

/** The same without what a delivery to the shop has to bring first. */
export const unitsHere = ({ lines }: Pick<Order, 'lines'>) =>
  linesWith(lines, ({ toShip, waiting }) => toShip - waiting)

export function unitsIn({ lines }: Pick<Order, 'lines'>, shipment: Pick<Shipment, 'lines'>) {
  const held = new Map(shipment.lines.map(({ productId, quantity }) => [productId, quantity]))
  return linesWith(lines, ({ productId }) => held.get(productId) ?? 0)
}

/** Nobody knows yet, or its buyer has not said yes to, what its freight costs: it cannot be paid. */
export const awaitsFreight = ({ state, freight }: Pick<Order, 'state' | 'freight'>): boolean =>
  state === 'unpaid' && freight !== undefined && freight !== 'accepted'

export const totalNameOf = ({ state, freight }: Pick<Order, 'state' | 'freight'>): string =>
  freight === 'asked' ? delivery.withoutFreight() : totalName(state)

type PaidOrder = Pick<Order, 'state' | 'lines' | 'cancelRequest' | 'refunds' | 'price' | 'currency'>

/** Whether a parcel follows: paid, no open request to cancel, and something left of its payment and to be sent. */
export function willBeShipped({ state, lines, cancelRequest, refunds, price, currency }: PaidOrder): boolean {
  const refunded = refunds.filter((refund) => refund.state !== 'failed').map(({ amount }) => -amount)
  if (state !== 'paid' || cancelRequest?.state === 'open' || lines.every(({ toShip }) => toShip === 0))
    return false
  return sumOf([price, ...refunded], currency) > 0
}
