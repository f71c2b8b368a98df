import type { StockLevel as SentLevel, StockBooking } from '@wood-master/contract/stock'
import * as m from '../../texts/orders.ts'
import type { Keyed } from '../asked.ts'
import type { Product } from '../catalog/product.ts'
import { withDelivery } from '../catalog/supply.ts'
import { errors, ShopError } from '../errors.ts'
import type { Booked, StockStore } from '../stock/hold-stock.ts'
import type { StockMovement } from '../stock/stock-movement.ts'
import type { Page, PageRequest } from '../stores.ts'
import { unitsAwaited } from './awaited-units.ts'
import type { Order } from './order.ts'
import type { LineUnits } from './refund.ts'
import { unitsToShip } from './refund-lines.ts'

export type StockLevel = SentLevel & { lastBooking?: string | undefined }

export interface StockLevels {
  /** Of the same moment, in the order of the ids; products that left the shop are left out. */
  of(productIds: readonly string[]): Promise<StockLevel[]>
  movements(productId: string, request: PageRequest): Promise<Page<StockMovement>>
}

/** Pieces that an order keeps on the shelf: none that are still to come, but those of a refund until it restocks them. */
export function committedUnits(order: Pick<Order, 'state' | 'lines' | 'refunds' | 'shipments'>) {
  const kept = keptUnits(order)
  return kept.map(({ productId, quantity }) => ({
    productId,
    quantity: Math.max(0, quantity - unitsAwaited(order, productId)),
  }))
}

function keptUnits(order: Pick<Order, 'state' | 'lines' | 'refunds' | 'shipments'>): LineUnits[] {
  if (order.state === 'unpaid') return order.lines
  if (order.state !== 'paid' && order.state !== 'part_shipped') return []
  const refunds = order.refunds.filter(({ restock, restocked }) => restocked || !restock)
  return unitsToShip({ ...order, refunds })
}

/**
 * Adds what was received, or books the difference between what was found and what was on hand when it was counted. False
 * when this key was booked before. Throws `not_found`; `changed_meanwhile` when something else was on
 * hand by now than the count knew, or orders keep more than was found; `key_reused`; `busy`.
 */
export async function bookStock(
  shop: { stock: StockStore; stockLevels: StockLevels },
  productId: string,
  booking: StockBooking,
  { asked, by: uid, now: at }: Keyed & { by: string; now: Date },
): Promise<boolean> {
  const { kind, reason, key } = booking
  const movement = { id: `${productId}-${key}`, asked, productId, kind, uid, reason, at }
  if (booking.kind === 'received') {
    const received = { ...movement, delta: booking.quantity }
    return shop.stock.book(productId, movement, (product) => receivedBy(product, received, booking.incoming))
  }
  const [level] = await shop.stockLevels.of([productId])
  if (!level) throw errors.noSuchProduct()
  const delta = booking.found - booking.onHand
  return shop.stock.book(productId, movement, (product) => {
    const { availableQuantity, lastBooking } = product
    // Parcels that left and bookings of others may be in what was found or not: only who counted knows.
    if (level.onHand !== booking.onHand || level.lastBooking !== lastBooking)
      throw changedMeanwhile(m.countedMeanwhile({ onHand: level.onHand, counted: booking.onHand }), {
        onHand: level.onHand,
      })
    const missing = -(availableQuantity + delta)
    if (missing > 0) throw changedMeanwhile(m.countedTooFew({ missing }))
    return { product, movements: [{ ...movement, delta }] }
  })
}

/** What came with an announced delivery lies there for the orders that wait for it first. Throws `invalid_request`. */
function receivedBy(product: Product, received: StockMovement, incoming: string | undefined): Booked {
  if (incoming === undefined) return { product, movements: [received] }
  const delivered = withDelivery(product, incoming, received.delta)
  if (!delivered) throw errors.badField('incoming', m.noSuchDelivery())
  const { forOrders } = delivered
  if (forOrders === 0) return { product: delivered.product, movements: [received] }
  const { id, productId, at } = received
  const kind = 'brought_for_orders'
  return {
    product: { ...delivered.product, newsSince: at },
    movements: [received, { id: `${id}-orders`, productId, kind, delta: -forOrders, at }],
  }
}

const changedMeanwhile = (sentence: string, current?: Pick<SentLevel, 'onHand'>) =>
  new ShopError('changed_meanwhile', sentence, { beside: { current } })
