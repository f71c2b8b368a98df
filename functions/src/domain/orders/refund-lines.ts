import { taxBesideGoods, taxedNow, unitsRefund } from '@wood-master/contract/refund-price'
import { isPaid, type Order, type OrderFacts } from './order.ts'
import { isUnderWay, type LineUnits, type Refund, restocks } from './refund.ts'

type RefundedOrder = Pick<Order, 'lines' | 'refunds'>

export const quantityIn = (lines: readonly LineUnits[], productId: string): number =>
  lines.find((line) => line.productId === productId)?.quantity ?? 0

/** What a refund puts back into stock; one that was stored before there were lines, the whole order. */
export function restockedLines({ lines }: Pick<Order, 'lines'>, { units }: Pick<Refund, 'units'>) {
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
  return order.refunds.reduce((sum, refund) => sum + unitsBack(order, refund, productId), 0)
}

const unitsBack = (order: Pick<Order, 'lines'>, refund: Refund, productId: string) =>
  restocks(refund) ? quantityIn(restockedLines(order, refund), productId) : 0

/**
 * What of an order is still to be sent, for the parcel or for the shelf: not shipped yet, and neither refunded, as broken
 * pieces are, nor back in stock. A refund is for pieces that are still here first.
 */
export function unitsToShip(
  order: Pick<OrderFacts, 'lines' | 'refunds' | 'shipments' | 'neverCame'>,
): LineUnits[] {
  return order.lines
    .map(({ productId, quantity }) => {
      const away = unitsShipped(order, productId) + quantityIn(order.neverCame ?? [], productId)
      const gone = unitsGone(order, productId) + away
      return { productId, quantity: quantity - gone }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** True while something is left to send: what a refund takes out is here until the payment provider took it. */
export function isAnyToSend(order: Parameters<typeof unitsToShip>[0]): boolean {
  const refunds = order.refunds.filter((refund) => !isUnderWay(refund))
  return unitsToShip({ ...order, refunds }).length > 0
}

/** False of a paid order whose pieces were all refunded, but not its freight: it stays paid. */
export const isToSend = (order: Order): boolean =>
  (order.state === 'paid' || order.state === 'part_shipped') && isAnyToSend(order)

/** Units of a product that left, of those that were ordered: a replacement is none of them. */
export function unitsShipped({ shipments }: Pick<OrderFacts, 'shipments'>, productId: string): number {
  const ordered = shipments.filter(({ returnId }) => returnId === undefined)
  return ordered.reduce((sum, { lines }) => sum + quantityIn(lines, productId), 0)
}

/** Those of a return were shipped. Units of one refund that are both refunded and back are the same pieces; those of two refunds are not. */
export function unitsGone(order: RefundedOrder, productId: string): number {
  const unsent = order.refunds.filter(({ returnId }) => returnId === undefined)
  return unsent.reduce(
    (sum, refund) => sum + unitsBack(order, refund, productId) + unitsLost(order, refund, productId),
    0,
  )
}

/** Units of a refund that it does not put back into stock: broken pieces. */
export function unitsLost(order: Pick<Order, 'lines'>, refund: Refund, productId: string): number {
  const refunded = refund.state === 'failed' ? 0 : unitsOfNew(refund, productId)
  return Math.max(0, refunded - unitsBack(order, refund, productId))
}

/** Units of a refund's line without those that one which failed had put back. */
const unitsOfNew = ({ lines = [], backBefore = [] }: Refund, productId: string) =>
  quantityIn(lines, productId) - quantityIn(backBefore, productId)

/** Units that refunds put back which failed later, as far as no other refund is for them by now. */
export function unitsBackUnpaid(order: RefundedOrder, productId: string): number {
  return order.refunds.reduce((sum, refund) => {
    if (refund.state !== 'failed') return sum - quantityIn(refund.backBefore ?? [], productId)
    return refund.restocked ? sum + quantityIn(restockedLines(order, refund), productId) : sum
  }, 0)
}

/** True when the order's buyer paid for units of the product and did not get the money for all of them back. */
export function keepsUnitsOf(order: Pick<Order, 'state' | 'lines' | 'refunds'>, productId: string): boolean {
  if (!isPaid(order) || order.state === 'refunded') return false
  return unitsRefunded(order, productId) < quantityIn(order.lines, productId)
}

/** Minor units that so many units of an order's lines cost, without tax. */
export function priceOfUnits({ lines: known }: Pick<Order, 'lines'>, units: readonly LineUnits[]): number {
  const unitPrices = new Map(known.map(({ productId, unitPrice }) => [productId, unitPrice]))
  return units.reduce((sum, { productId, quantity }) => sum + (unitPrices.get(productId) ?? 0) * quantity, 0)
}

const pricedUnits = (order: Pick<Order, 'lines'>, units: readonly LineUnits[]) =>
  units.map((unit) => ({ productId: unit.productId, price: priceOfUnits(order, [unit]) }))

/** Minor units that a refund of these units gives back: their price and their share of the order's tax. */
export function refundPrice(order: Order, units: readonly LineUnits[]): number {
  const before = order.refunds.filter(({ state }) => state !== 'failed').flatMap(({ lines = [] }) => lines)
  return unitsRefund(taxedNow(order), pricedUnits(order, units), pricedUnits(order, before))
}

/** Minor units of tax in a refund, as its credit note says; `standing` are those that were credited before, or return tax. */
export function taxOfRefund(order: Order, refund: Refund, standing: readonly Refund[]): number {
  if (refund.taxOnly) return refund.amount
  const creditedBefore = sumOf(standing.map((other) => other.amount))
  const taxBefore = sumOf(
    standing.map(({ creditNote, taxOnly, amount }) => creditNote?.taxTotal ?? (taxOnly ? amount : 0)),
  )
  const taxLeft = order.taxTotal - taxBefore
  const left = order.total - creditedBefore - refund.amount
  // Of several rates, sums and units may each claim the higher one, or the lower: what is left holds no more tax than money.
  return Math.max(0, taxLeft - left, Math.min(taxLeft, taxWanted(order, refund, standing)))
}

function taxWanted(order: Order, { amount, lines, createdAt }: Refund, standing: readonly Refund[]): number {
  if (standing.some((other) => other.taxOnly && other.createdAt <= createdAt)) return 0
  // Units as if they were the first, which is how their credit note knows them. What was refunded before moves the rounding of a price by a cent of each rate at most.
  const cents = Math.max(1, order.taxLines?.length ?? 1)
  if (lines && Math.abs(amount - unitsRefund(order, pricedUnits(order, lines))) <= cents)
    return amount - priceOfUnits(order, lines)
  const beside = sumOf(standing.filter((other) => !isAtPrice(order, other)).map((other) => other.amount))
  return taxBesideGoods(order, beside + amount) - taxBesideGoods(order, beside)
}

/** True of a refund whose credit note says what its units cost. */
function isAtPrice(order: Order, { amount, lines, creditNote }: Refund): boolean {
  return lines !== undefined && amount - (creditNote?.taxTotal ?? 0) === priceOfUnits(order, lines)
}

/** Minor units of the order's tax that no refund holds, also none that the payment provider did not take yet. */
export function taxLeft(order: Order): number {
  const standing: Refund[] = []
  for (const refund of order.refunds.filter(({ state }) => state !== 'failed')) {
    const taxTotal = refund.creditNote?.taxTotal ?? taxOfRefund(order, refund, standing)
    standing.push({ ...refund, creditNote: { number: '', ...refund.creditNote, taxTotal } })
  }
  return order.taxTotal - sumOf(standing.map(({ creditNote }) => creditNote?.taxTotal ?? 0))
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
