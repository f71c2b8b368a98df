import { trackingNumber, undoSeconds } from '@wood-master/contract/shipping'
import * as m from '../../texts/orders.ts'
import { errors } from '../errors.ts'
import { ShopError } from '../shop-error.ts'
import { withRequestClosed, withRequestReopened } from './cancel-order.ts'
import { derived } from './derive-order.ts'
import { type Order, type Shipment, shipmentsMade } from './order.ts'
import type { OrderStore } from './order-store.ts'
import { isUnderWay, type LineUnits } from './refund.ts'
import { unitsToShip } from './refund-lines.ts'
import { assertSeen } from './seen-order.ts'

/** What is said when parcels leave; what is left out stays as it is. */
interface ShipmentLabels {
  carrier?: string
  tracking?: readonly string[]
  /** The version at which somebody has seen the order. */
  seen?: string | undefined
}

export interface ShipmentRequest extends ShipmentLabels {
  /** Made once by the page, so that pressing twice ships once. */
  key: string
  /** Left out: all that is still to be sent. */
  lines?: LineUnits[]
  now: Date
}

/**
 * The order with the rest of it on its way, or a shipped one with other tracking numbers; nothing when it says all of
 * that already. Throws `order_not_paid`; `changed_meanwhile` for somebody who saw another order.
 */
export function shipped(order: Order, said: ShipmentLabels & { now: Date }): Order | undefined {
  const last = order.state === 'shipped' ? order.shipments.at(-1) : undefined
  return withShipment(order, { ...said, key: last?.id ?? `shipment-${shipmentsMade(order) + 1}` })
}

/**
 * The order with a shipment, or with other labels for the one of this key; nothing when it says all of that already, or
 * that one was taken back. Throws `order_not_paid`, `shipment_not_possible`, `changed_meanwhile`, or `invalid_request` for a line that the
 * order does not have.
 */
export function withShipment(order: Order, { key: id, now, ...said }: ShipmentRequest): Order | undefined {
  const known = order.shipments.find((shipment) => shipment.id === id)
  if (known) {
    const other = relabelled(known, said)
    if (other && said.seen !== undefined) assertSeen(order, said.seen)
    return (
      other && derived({ ...order, shipments: order.shipments.map((one) => (one === known ? other : one)) })
    )
  }
  if (order.undoneShipments?.some((undone) => undone.id === id)) return undefined
  const lines = linesToShip(order, said.lines)
  if (said.seen !== undefined) assertSeen(order, said.seen)
  const labels = relabelled({ id, lines, shippedAt: now }, said)
  const shipments = [...order.shipments, labels ?? { id, lines, shippedAt: now }]
  return derived({ ...withRequestClosed(order, 'overtaken', now), shipments, packingAt: undefined })
}

/** The order once an admin packs what is still to be sent; nothing when that was said. Throws `order_not_paid`. */
function withPacking(order: Order, now: Date): Order | undefined {
  if (order.packingAt) return undefined
  if (order.state !== 'paid' && order.state !== 'part_shipped') throw notPaid(m.nothingOfThisOrderIs())
  return { ...order, packingAt: now }
}

/** What a shipment holds, nothing of it sent before. */
function linesToShip(order: Order, wanted: LineUnits[] | undefined): LineUnits[] {
  if (order.state !== 'paid' && order.state !== 'part_shipped') {
    throw order.state === 'shipped'
      ? notPossible(m.everythingOfThisOrderHas())
      : notPaid(order.state === 'refunded' ? m.thisOrderWasRefunded() : m.thisOrderIsNotPaid3())
  }
  const left = unitsToShip(order)
  if (left.length === 0) throw notPaid(m.thePiecesOfThisOrder3())
  if (order.refunds.some(isUnderWay)) {
    throw notPaid(m.aRefundOfThisOrder())
  }
  for (const [index, { productId, quantity }] of (wanted ?? []).entries()) {
    const line = order.lines.find((known) => known.productId === productId)
    if (!line) {
      throw new ShopError('invalid_request', m.thisOrderHasNoSuch(), {
        fields: { [`lines.${index}.productId`]: m.isNotInThisOrder() },
      })
    }
    const toSend = left.find((known) => known.productId === productId)?.quantity ?? 0
    if (quantity > toSend) throw notPossible(m.onlyTosendNameAreStill({ toSend, name: line.name }))
  }
  return wanted?.map(({ productId, quantity }) => ({ productId, quantity })) ?? left
}

/** The shipment with carrier and tracking numbers, each of them once; nothing when it has them already. */
function relabelled(shipment: Shipment, { carrier = shipment.carrier, tracking }: ShipmentLabels) {
  const numbers = tracking ? [...new Set(tracking.map(trackingNumber))] : shipment.tracking
  const isSame = carrier === shipment.carrier && numbers?.join('\n') === shipment.tracking?.join('\n')
  return isSame ? undefined : { ...shipment, carrier, tracking: numbers }
}

export interface ShipmentUndo {
  /** Left out: the last one. */
  shipmentId?: string
  by: string
  now: Date
}

/**
 * The order as it was before a shipment was said by mistake, which stays on record; a request to cancel the order that the
 * shipment closed is open again. Throws `shipment_not_undoable` when more than a minute has passed.
 */
export function notShipped(order: Order, { shipmentId, by, now }: ShipmentUndo): Order {
  const { shipments } = order
  const undone = shipmentId ? shipments.find(({ id }) => id === shipmentId) : shipments.at(-1)
  if (!undone || order.state === 'refunded') throw notUndoable(m.thisOrderIsNotOn())
  if (now.getTime() - undone.shippedAt.getTime() > undoSeconds * 1_000) {
    throw notUndoable(m.aShipmentCanBeTaken())
  }
  return derived({
    ...withRequestReopened(order, undone.shippedAt),
    shipments: shipments.filter((other) => other !== undone),
    // What was packed still is.
    packingAt: now,
    undoneShipments: [...(order.undoneShipments ?? []), { ...undone, undoneAt: now, by }],
  })
}

const notPaid = (sentence: string) => new ShopError('order_not_paid', sentence)
const notPossible = (sentence: string) => new ShopError('shipment_not_possible', sentence)
const notUndoable = (sentence: string) => new ShopError('shipment_not_undoable', sentence)

/**
 * Sends what is still to be sent of a paid order, or gives a shipped one its tracking numbers; false when it has all of
 * that already. Throws `not_found`, `order_not_paid`, `changed_meanwhile` or `busy`.
 */
export async function shipOrder(
  shop: { orders: OrderStore },
  id: string,
  said: ShipmentLabels & { now: Date },
): Promise<boolean> {
  const { order, changed } = await shop.orders.change(id, (found) => shipped(found, said))
  if (!order) throw errors.noSuchOrder()
  return changed
}

/**
 * Sends a part of an order, or what is left of it. Throws `not_found`, `order_not_paid`, `shipment_not_possible`,
 * `invalid_request` or `busy`.
 */
export async function sendShipment(
  shop: { orders: OrderStore },
  id: string,
  request: ShipmentRequest,
): Promise<void> {
  const { order } = await shop.orders.change(id, (found) => withShipment(found, request))
  if (!order) throw errors.noSuchOrder()
}

/** Says that packing began; false when that was said before. Throws `not_found`, `order_not_paid` or `busy`. */
export async function startPacking(shop: { orders: OrderStore }, id: string, now: Date): Promise<boolean> {
  const { order, changed } = await shop.orders.change(id, (found) => withPacking(found, now))
  if (!order) throw errors.noSuchOrder()
  return changed
}

/** Takes a shipment back within a minute, on record. Throws `not_found`, `shipment_not_undoable` or `busy`. */
export async function undoShipment(
  shop: { orders: OrderStore },
  id: string,
  undo: ShipmentUndo,
): Promise<void> {
  const { order } = await shop.orders.change(id, (found) => notShipped(found, undo))
  if (!order) throw errors.noSuchOrder()
}
