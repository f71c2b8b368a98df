import { unitsRefund } from '@wood-master/contract/refund-price'
import { isPaid, type Order, type OrderFacts } from './order.ts'
import { type LineUnits, type Refund, restocks } from './refund.ts'

type RefundedOrder = Pick<Order, 'lines' | 'refunds'>

const quantityIn = (lines: readonly LineUnits[], productId: string) =>
  lines.find((line) => line.productId === productId)?.quantity ?? 0

/** What a refund puts back into stock; one that was stored before there were lines, the whole order. */
export function restockedLines(
  { lines }: Pick<Order, 'lines'>,
  { units }: Pick<Refund, 'units'>,
): LineUnits[] {
  return units ?? lines.map(({ productId, quantity }) => ({ productId, quantity }))
}

/** Units of a product that refunds of its line are for, also those that the payment provider did not take yet. */
export function unitsRefunded({ refunds }: RefundedOrder, productId: string): number {
  return refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { lines = [] }) => sum + quantityIn(lines, productId), 0)
}

/** Units of a product that went back into stock, or will once the payment provider takes their refund. */
export function unitsRestocked(order: RefundedOrder, productId: string): number {
  return order.refunds
    .filter(restocks)
    .reduce((sum, refund) => sum + quantityIn(restockedLines(order, refund), productId), 0)
}

/**
 * What of an order is still to be sent, for the parcel or for the shelf: not shipped yet, and neither refunded, as broken
 * pieces are, nor back in stock. A refund is for pieces that are still here first.
 */
export function unitsToShip(order: Pick<OrderFacts, 'lines' | 'refunds' | 'shipments'>): LineUnits[] {
  return order.lines
    .map(({ productId, quantity }) => {
      const gone = unitsGone(order, productId) + unitsShipped(order, productId)
      return { productId, quantity: quantity - gone }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** Units of a product that left. */
export function unitsShipped({ shipments }: Pick<OrderFacts, 'shipments'>, productId: string): number {
  return shipments.reduce((sum, { lines }) => sum + quantityIn(lines, productId), 0)
}

/** Units of one refund that are both refunded and back are the same pieces; those of two refunds are not. */
function unitsGone(order: RefundedOrder, productId: string): number {
  return order.refunds.reduce((sum, refund) => {
    const refunded = refund.state === 'failed' ? 0 : quantityIn(refund.lines ?? [], productId)
    const restocked = restocks(refund) ? quantityIn(restockedLines(order, refund), productId) : 0
    return sum + Math.max(refunded, restocked)
  }, 0)
}

/** True when the order's buyer paid for units of the product and did not get the money for all of them back. */
export function keepsUnitsOf(order: Pick<Order, 'state' | 'lines' | 'refunds'>, productId: string): boolean {
  if (!isPaid(order) || order.state === 'refunded') return false
  const line = order.lines.find((one) => one.productId === productId)
  return line !== undefined && unitsRefunded(order, productId) < line.quantity
}

/** Minor units that so many units of an order's lines cost, without tax. */
export function priceOfUnits({ lines: known }: Pick<Order, 'lines'>, units: readonly LineUnits[]): number {
  const unitPrices = new Map(known.map(({ productId, unitPrice }) => [productId, unitPrice]))
  return units.reduce((sum, { productId, quantity }) => sum + (unitPrices.get(productId) ?? 0) * quantity, 0)
}

/** The order as its refunds see it: once its tax was returned, what is left of it holds none. */
export function taxedNow(order: Order): Pick<Order, 'total' | 'taxTotal' | 'taxLines'> {
  const { total, taxTotal, taxLines, refunds } = order
  const isReturned = refunds.some(({ taxOnly, state }) => taxOnly && state !== 'failed')
  return isReturned ? { total: total - taxTotal, taxTotal: 0 } : { total, taxTotal, taxLines }
}

const pricedUnits = (order: Pick<Order, 'lines'>, units: readonly LineUnits[]) =>
  units.map((unit) => ({ productId: unit.productId, price: priceOfUnits(order, [unit]) }))

/** Minor units that a refund of these units gives back: their price and their share of the order's tax. */
export function refundPrice(order: Order, units: readonly LineUnits[]): number {
  const before = order.refunds.filter(({ state }) => state !== 'failed').flatMap(({ lines = [] }) => lines)
  return unitsRefund(taxedNow(order), pricedUnits(order, units), pricedUnits(order, before))
}

/** What the same units would give back if they were the first, which is how their credit note knows them. */
export const firstRefundPrice = (order: Order, units: readonly LineUnits[]): number =>
  unitsRefund(order, pricedUnits(order, units))
