import { isDeepStrictEqual } from 'node:util'
import type { NewShipment } from '@wood-master/contract/orders'
import { trackingNumber, undoSeconds } from '@wood-master/contract/shipping'
import * as m from '../../texts/orders.ts'
import type { Caller } from '../accounts/account.ts'
import type { AccountStore } from '../accounts/account-store.ts'
import { errors, ShopError } from '../errors.ts'
import { unitsWaiting } from './awaited-units.ts'
import { withRequestClosed, withRequestReopened } from './cancel-order.ts'
import { lastShipment, type Order, type Shipment, shipmentsMade } from './order.ts'
import { isAllReturnedShipped } from './order-return.ts'
import { changeOrder, derived, disputeStateOf, lineOf } from './order-rules.ts'
import type { OrderStore } from './order-store.ts'
import { isUnderWay, type LineUnits } from './refund.ts'
import { isToSend, quantityIn, unitsGone, unitsLost, unitsShipped, unitsToShip } from './refund-lines.ts'
import { assertSeen, changed } from './seen-order.ts'

export type ShipmentRequest = NewShipment & { by?: string; now: Date }

/** What is said when parcels leave; what is left out stays as it is. */
type ShipmentLabels = Pick<ShipmentRequest, 'carrier' | 'tracking' | 'seen' | 'by'>

/**
 * The order with the rest of it on its way, or a shipped one with other tracking numbers; nothing when it says all of
 * that already. Throws `order_not_paid`; `changed_meanwhile` for somebody who saw another order, and while a dispute is open.
 */
export function shipped(order: Order, said: ShipmentLabels & { now: Date }): Order | undefined {
  const last = order.state === 'shipped' ? lastShipment(order) : undefined
  return withShipment(order, { ...said, key: last?.id ?? `shipment-${shipmentsMade(order) + 1}` })
}

/**
 * The order with a shipment, or with other labels for the one of this key; nothing when it says all of that already, or
 * that one was taken back. Throws `order_not_paid`, `shipment_not_possible`, `changed_meanwhile`, `key_reused` where the
 * one of this key has other lines, or `invalid_request` for a line that the order does not have.
 */
export function withShipment(order: Order, { key: id, now, ...said }: ShipmentRequest): Order | undefined {
  const known = order.shipments.find((shipment) => shipment.id === id)
  const undone = order.undoneShipments?.find((shipment) => shipment.id === id)
  const { lines: sent } = known ?? undone ?? {}
  // Without lines, only labels are said.
  if (sent && said.lines && !isDeepStrictEqual(sent, said.lines)) throw errors.keyReused()
  if (known) {
    const other = relabelled(known, said)
    if (other && said.seen !== undefined) assertSeen(order, said.seen)
    const shipments = order.shipments.map((one) => (other && one === known ? other : one))
    return other && derived({ ...order, shipments })
  }
  if (undone) return undefined
  const lines = linesToShip(order, said.lines)
  if (said.seen !== undefined) assertSeen(order, said.seen)
  const plain = { id, lines, shippedAt: now, sentBy: said.by }
  const shipments = [...order.shipments, relabelled(plain, said) ?? plain]
  const unpacked = { packingAt: undefined, packingBy: undefined, packingWith: undefined }
  return derived({ ...withRequestClosed(order, 'overtaken', now), shipments, ...unpacked })
}

/** The order once somebody packs what is still to be sent, alone or beside another; nothing when that was said. Throws `order_not_paid`. */
function withPacking(order: Order, by: string, now: Date): Order | undefined {
  const { packingAt, packingBy, packingWith } = order
  if (packingAt) {
    const isKnown = !packingBy || packingBy === by || packingWith === by
    return isKnown ? undefined : { ...order, packingWith: by }
  }
  if (!isToSend(order)) throw notPaid(m.nothingToSend())
  return { ...order, packingAt: now, packingBy: by }
}

/** What a shipment holds, nothing of it sent before. */
function linesToShip(order: Order, wanted: LineUnits[] | undefined): LineUnits[] {
  if (order.state !== 'paid' && order.state !== 'part_shipped')
    throw order.state === 'shipped'
      ? notPossible(m.everythingSent())
      : notPaid(order.state === 'refunded' ? m.refunded() : m.notPaidYet())
  if (disputeStateOf(order) === 'open') throw changed(m.disputeFirst())
  if (order.refunds.some(isUnderWay)) throw notPaid(m.refundInProgress())
  const left = unitsToShip(order)
  if (left.length === 0) throw notPaid(m.nothingToSend())
  for (const [index, { productId, quantity }] of (wanted ?? []).entries()) {
    const line = lineOf(order, productId, index)
    const toSend = quantityIn(left, productId)
    if (quantity > toSend) throw notPossible(m.onlyToSend({ toSend, name: line.name }))
  }
  for (const { productId, quantity } of wanted ?? left) {
    const waiting = unitsWaiting(order, productId)
    const name = order.lines.find((line) => line.productId === productId)?.name ?? ''
    if (quantity > quantityIn(left, productId) - waiting)
      throw notPossible(m.waitsForDelivery({ waiting, name }))
  }
  return wanted?.map(({ productId, quantity }) => ({ productId, quantity })) ?? left
}

/** The shipment with carrier and tracking numbers, each of them once; nothing when it has them already. An empty carrier is none. */
export function relabelled(
  shipment: Shipment,
  { carrier: said = shipment.carrier, tracking }: ShipmentLabels,
) {
  const carrier = said || undefined
  const numbers = tracking ? [...new Set(tracking.map(trackingNumber))] : shipment.tracking
  const isSame = carrier === shipment.carrier && numbers?.join('\n') === shipment.tracking?.join('\n')
  return isSame ? undefined : { ...shipment, carrier, tracking: numbers }
}

/** The last shipment that was made; nothing where that was taken back: pressed again, that takes back no earlier one. */
function lastMade(order: Order): Shipment | undefined {
  const last = lastShipment(order)
  const isBack = order.undoneShipments?.some(({ shippedAt }) => last && shippedAt > last.shippedAt)
  return isBack ? undefined : last
}

/**
 * The order as it was before a shipment, left out the last one that was made, was said by mistake, which stays on record; a request to
 * cancel the order that the shipment closed is open again. Nothing where that one was taken back before. Throws
 * `shipment_not_undoable` when more than a minute has passed, and for pieces that are returned or were refunded since.
 */
export function notShipped(
  order: Order,
  { shipmentId, by, now }: { shipmentId?: string; by: string; now: Date },
): Order | undefined {
  const { shipments, undoneShipments = [] } = order
  if (shipmentId && undoneShipments.some(({ id }) => id === shipmentId)) return undefined
  const undone = shipmentId
    ? shipments.find(({ id, returnId }) => id === shipmentId && returnId === undefined)
    : lastMade(order)
  if (!undone || order.state === 'refunded') throw notUndoable(m.notShipped())
  if (now.getTime() - undone.shippedAt.getTime() > undoSeconds * 1_000) throw notUndoable(m.undoTooLate())
  const left = shipments.filter((other) => other !== undone)
  if (!isAllReturnedShipped({ ...order, shipments: left }, undone.lines)) throw notUndoable(m.returnFirst())
  const since = order.refunds.filter(
    ({ returnId, createdAt }) => returnId === undefined && createdAt >= undone.shippedAt,
  )
  const isLost = ({ productId, quantity }: LineUnits) =>
    unitsShipped(order, productId) + unitsGone(order, productId) > quantity &&
    since.some((one) => unitsLost(order, one, productId) > 0)
  const sent = order.lines.filter(({ productId }) => quantityIn(undone.lines, productId) > 0)
  // Pieces that were sent: taken back, they would count as pieces that broke here.
  if (sent.some(isLost)) throw notUndoable(m.refundedSince())
  return derived({
    ...withRequestReopened(order, undone.shippedAt),
    shipments: left,
    // What was packed still is.
    packingAt: now,
    packingBy: by,
    undoneShipments: [...undoneShipments, { ...undone, undoneAt: now, by }],
  })
}

const notPaid = (sentence: string) => new ShopError('order_not_paid', sentence)
const notPossible = (sentence: string) => new ShopError('shipment_not_possible', sentence)
const notUndoable = (sentence: string) => new ShopError('shipment_not_undoable', sentence)

/**
 * Says that somebody packs the order, unless that was said before; `by` is who else does, by name or email: whoever was
 * first hears of the other when asking again. Throws `not_found`, `order_not_paid` or `busy`.
 */
export async function startPacking(
  shop: { orders: OrderStore; accounts: Pick<AccountStore, 'find'> },
  { orderId, caller, now }: { orderId: string; caller: Pick<Caller, 'uid'>; now: Date },
): Promise<{ order: Order; changed: boolean; by?: string | undefined }> {
  const { order, changed } = await changeOrder(shop, orderId, now, (found) =>
    withPacking(found, caller.uid, now),
  )
  const { packingBy, packingWith } = order
  const uid = packingBy === caller.uid ? packingWith : packingBy
  const other = uid ? await shop.accounts.find(uid) : undefined
  return { order, changed, by: other?.name || other?.email }
}
