import { trackingNumber, undoSeconds } from '@wood-master/contract/shipping'
import * as m from '../../texts/orders.ts'
import { errors } from '../errors.ts'
import { ShopError } from '../shop-error.ts'
import { withRequestClosed, withRequestReopened } from './cancel-order.ts'
import { canMove, moved, type Order } from './order.ts'
import type { OrderStore } from './order-store.ts'
import { isUnderWay } from './refund.ts'
import { unitsToShip } from './refund-lines.ts'

/** What is said when parcels leave; what is left out stays as it is. */
export interface Shipment {
  carrier?: string
  tracking?: readonly string[]
  now: Date
}

/**
 * The order on its way, or a shipped one with other tracking numbers; nothing when it says all of that already. Throws
 * `order_not_paid`.
 */
export function shipped(order: Order, shipment: Shipment): Order | undefined {
  const { now } = shipment
  const labelled = withTracking(order, shipment)
  if (order.state === 'shipped') return labelled
  if (!canMove(order.state, 'shipped')) {
    throw notPaid(order.state === 'refunded' ? m.thisOrderWasRefunded() : m.thisOrderIsNotPaid3())
  }
  if (unitsToShip(order).length === 0) {
    throw notPaid(m.thePiecesOfThisOrder3())
  }
  if (order.refunds.some(isUnderWay)) {
    throw notPaid(m.aRefundOfThisOrder())
  }
  return moved(withRequestClosed(labelled ?? order, 'overtaken', now), 'shipped', { shippedAt: now })
}

/** The order with carrier and tracking numbers, each of them once; nothing when it has them already. */
function withTracking(order: Order, { carrier = order.carrier, tracking }: Shipment): Order | undefined {
  const numbers = tracking ? [...new Set(tracking.map(trackingNumber))] : order.tracking
  const isSame = carrier === order.carrier && numbers?.join('\n') === order.tracking?.join('\n')
  return isSame ? undefined : { ...order, carrier, tracking: numbers }
}

/**
 * The order as it was before its shipment was said by mistake, which stays on record; a request to cancel it that the
 * shipment closed is open again. Throws `shipment_not_undoable` when more than a minute has passed.
 */
export function notShipped(order: Order, { by, now }: { by: string; now: Date }): Order {
  const { shippedAt, carrier, tracking, ...kept } = order
  if (order.state !== 'shipped' || !shippedAt) throw notUndoable(m.thisOrderIsNotOn())
  if (now.getTime() - shippedAt.getTime() > undoSeconds * 1_000) {
    throw notUndoable(m.aShipmentCanBeTaken())
  }
  const undone = { shippedAt, undoneAt: now, by, carrier, tracking }
  const undoneShipments = [...(order.undoneShipments ?? []), undone]
  return moved(withRequestReopened(kept, shippedAt), 'paid', { undoneShipments })
}

const notPaid = (sentence: string) => new ShopError('order_not_paid', sentence)
const notUndoable = (sentence: string) => new ShopError('shipment_not_undoable', sentence)

/**
 * Marks a paid order as shipped, or gives a shipped one its tracking numbers; false when it has all of that already.
 * Throws `not_found`, `order_not_paid` or `busy`.
 */
export async function shipOrder(
  shop: { orders: OrderStore },
  id: string,
  shipment: Shipment,
): Promise<boolean> {
  const { order, changed } = await shop.orders.change(id, (found) => shipped(found, shipment))
  if (!order) throw errors.noSuchOrder()
  return changed
}

/** Takes a shipment back within a minute, on record. Throws `not_found`, `shipment_not_undoable` or `busy`. */
export async function undoShipment(
  shop: { orders: OrderStore },
  id: string,
  undo: { by: string; now: Date },
): Promise<void> {
  const { order } = await shop.orders.change(id, (found) => notShipped(found, undo))
  if (!order) throw errors.noSuchOrder()
}
