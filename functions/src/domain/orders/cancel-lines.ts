import { stateWord } from '@wood-master/contract/order-states'
import { goodsTotalOf, unitPriceAt } from '@wood-master/contract/pricing'
import * as m from '../../texts/orders.ts'
import type { Product } from '../catalog/product.ts'
import { ShopError } from '../errors.ts'
import { isPaid, type Order, type OrderLine, type OrderLines } from './order.ts'
import { assertNotPacked, lineOf } from './order-rules.ts'
import type { LineUnits } from './refund.ts'
import { quantityIn, unitsRefunded, unitsToShip } from './refund-lines.ts'

/** Each time stays on record with the order, which is one document of the database: 1 MiB. */
const mostTimes = 50

const notPossible = (sentence: string) => new ShopError('cancel_not_possible', sentence)

/** What is demanded of the rest of a line. */
export interface LineTerms {
  products: ReadonlyMap<string, Product>
  enforceMinimum: boolean
}

/**
 * Throws `cancel_not_possible`, or `invalid_request` for a line that the order does not have, unless its buyer can cancel
 * these units: nothing is packed, and what is kept of a line costs and is packed as it was ordered.
 */
export function assertLinesCancellable(
  order: Order,
  lines: readonly LineUnits[],
  { products, enforceMinimum }: LineTerms,
): void {
  if (order.state === 'refunded' || order.state === 'shipped')
    throw notPossible(m.tooLateForLines({ state: stateWord(order) }))
  assertNotPacked(order)
  if ((order.cancelledLines?.length ?? 0) + order.refunds.length >= mostTimes)
    throw notPossible(m.cancelledTooOften())
  const left = unitsToShip(order)
  for (const [index, { productId, quantity }] of lines.entries()) {
    const line = lineOf(order, productId, index)
    const here = quantityIn(left, productId)
    if (quantity > here) throw notPossible(m.onlyHere({ here, name: line.name }))
    const product = products.get(productId)
    const kept = line.quantity - unitsRefunded(order, productId) - quantity
    if (product) assertKept(line, kept, product, enforceMinimum)
  }
  if (!isPaid(order) && isAllLeft(order, lines)) throw notPossible(m.notPaidDeleteIt())
}

/** A price for many is not had by cancelling most of them, nor a part of a case pack, nor less than the shop sells. */
function assertKept(
  { name, quantity }: OrderLine,
  kept: number,
  product: Product,
  enforceMinimum: boolean,
): void {
  if (kept === 0) return
  const { minQuantity: minimum } = product
  if (enforceMinimum && kept < minimum) throw notPossible(m.keptBelowMinimum({ name, minimum }))
  if (kept % product.casePack > 0) throw notPossible(m.soldInPacks({ name, casePack: product.casePack }))
  if (unitPriceAt(product, kept) > unitPriceAt(product, quantity))
    throw notPossible(m.keptAtAnotherPrice({ kept, name }))
}

/** Throws `cancel_not_possible` where less of an unpaid order would cost more; what its freight costs may be still to come. */
export function assertCheaper({ total, freight }: Order, rest: number): void {
  if (rest > total && freight?.state !== 'asked') throw notPossible(m.restIsDearer())
}

/** True when nothing is left to be sent without these. */
function isAllLeft(order: Order, lines: readonly LineUnits[]): boolean {
  return unitsToShip(order).every(({ productId, quantity }) => quantityIn(lines, productId) >= quantity)
}

/** What is refunded of a paid order: no lines where all of it is cancelled and nothing was sent, so that its shipping goes back too. */
export function linesToRefund(order: Order, lines: LineUnits[], terms: LineTerms): LineUnits[] | undefined {
  assertLinesCancellable(order, lines, terms)
  return order.shipments.length === 0 && isAllLeft(order, lines) ? undefined : lines
}

/** The lines of an unpaid order without these units, of which there are fewer than it has, and what they cost. */
export function linesWithout(order: Order, units: readonly LineUnits[]): Pick<Order, 'lines' | 'goodsTotal'> {
  const lines = order.lines
    .map((line) => {
      const quantity = line.quantity - quantityIn(units, line.productId)
      return { ...line, quantity, price: line.unitPrice * quantity }
    })
    .filter(({ quantity }) => quantity > 0)
  return { lines: lines as OrderLines, goodsTotal: goodsTotalOf(lines) }
}
