import type { LeavingDays } from '@wood-master/contract/supply'
import {
  type AwaitedUnits,
  comesByDelivery,
  dayOf,
  leavingAfter,
  leavingAfterDelivery,
  type Reservation,
  reservationOf,
  type Supplied,
} from '../catalog/supply.ts'
import { isPaid, type Order, type OrderLine, type OrderLines, unitsOf } from './order.ts'
import type { LineUnits } from './refund.ts'
import { quantityIn, unitsToShip } from './refund-lines.ts'

type Waiting = Pick<Order, 'lines'>

const awaitedOf = ({ lines }: Waiting, productId: string): readonly AwaitedUnits[] =>
  lines.find((line) => line.productId === productId)?.awaited ?? []

/** Units of a product that the order gets of what is still to come. */
export const unitsAwaited = (order: Waiting, productId: string): number =>
  unitsOf(awaitedOf(order, productId))

/** Those of them that a delivery to the shop has to bring before they can be packed. */
export const unitsWaiting = (order: Waiting, productId: string): number =>
  unitsOf(awaitedOf(order, productId).filter(comesByDelivery))

/** By this, orders are found that wait for a delivery of a product. */
export const awaitsKey = (productId: string, source: string) => `${productId}/${source}`

export const awaitsKeys = ({ lines }: Waiting): string[] =>
  lines.flatMap(({ productId, awaited = [] }) =>
    awaited.filter(comesByDelivery).map(({ source }) => awaitsKey(productId, source)),
  )

/** When a line leaves; one from stock as soon as it was paid. */
export const promiseOf = (
  { promise }: Pick<OrderLine, 'promise'>,
  { paidAt, createdAt }: Pick<Order, 'paidAt' | 'createdAt'>,
): LeavingDays => promise ?? leavingAfter(dayOf(paidAt ?? createdAt))

/** The line with what was reserved for it; what is in stock is packed at once. */
export const withReservation = (line: OrderLine, { awaited, promise }: Reservation): OrderLine =>
  awaited.length > 0 ? { ...line, awaited, promise } : { ...line, awaited: undefined, promise: undefined }

/** By id; absent are those that left the shop. */
export type SuppliedProducts = ReadonlyMap<string, Supplied>

/** The lines with units for every one of them, as if they were ordered now; nothing where some has not enough: an order is never paid in part. */
export function reservedLines(
  { lines }: Pick<Order, 'lines'>,
  products: SuppliedProducts | undefined,
  now: Date,
) {
  const reserved = lines.flatMap((line) => {
    const product = products?.get(line.productId)
    const reservation = product && reservationOf(product, line.quantity, now)
    return reservation ? [withReservation(line, reservation)] : []
  })
  return reserved.length === lines.length ? (reserved as OrderLines) : undefined
}

/** The day of the delivery that comes last. */
export const lastDayOf = (awaited: readonly AwaitedUnits[]): string | undefined =>
  awaited
    .flatMap(({ on }) => on ?? [])
    .toSorted()
    .at(-1)

/** The line without so many of its units that are still to come, the last ones first: what remains comes, and leaves, as early as it can. */
function without(line: OrderLine, awaited: readonly AwaitedUnits[], units: number, now: Date): OrderLine {
  let left = Math.max(0, unitsOf(awaited) - units)
  const kept: AwaitedUnits[] = []
  for (const one of awaited) {
    const quantity = Math.min(one.quantity, left)
    if (quantity > 0) kept.push({ ...one, quantity })
    left -= quantity
  }
  // What is left of it is in stock now; it was not when it was ordered.
  if (kept.length === 0) return { ...line, awaited: undefined, promise: leavingAfter(dayOf(now)) }
  const last = lastDayOf(kept)
  const isSooner = last !== undefined && last !== lastDayOf(awaited)
  return isSooner
    ? { ...line, awaited: kept, promise: leavingAfterDelivery(last, now) }
    : { ...line, awaited: kept }
}

/** The order as it is stored after a change: what it gives back is first what is still to come, and once it is over all of that which was not sent. */
export function withAwaitedGivenBack(before: Order | undefined, after: Order, now: Date): Order {
  if (!before || after.lines.every(({ awaited }) => !awaited)) return after
  const isOver = after.state === 'refunded' || (after.expiredAt !== undefined && !isPaid(after))
  const restocked = new Set(before.refunds.filter((refund) => refund.restocked).map(({ id }) => id))
  const back = [
    ...after.refunds
      .filter((refund) => refund.restocked && !restocked.has(refund.id))
      .flatMap(({ units }) => units ?? []),
    ...(after.cancelledLines ?? []).slice(before.cancelledLines?.length ?? 0).flatMap(({ lines }) => lines),
  ]
  const toSend = isOver ? unitsToShip(before) : []
  const neverCame: LineUnits[] = []
  const lines = after.lines.map((line) => {
    const { awaited, productId } = line
    if (!awaited) return line
    const units = unitsOf(back.filter((one) => one.productId === productId))
    const quantity = Math.max(0, Math.min(quantityIn(toSend, productId), unitsOf(awaited)) - units)
    if (after.state === 'refunded' && quantity > 0) neverCame.push({ productId, quantity })
    return without(line, awaited, units + quantity, now)
  })
  return {
    ...after,
    lines: lines as OrderLines,
    ...(neverCame.length > 0 && { neverCame: [...(after.neverCame ?? []), ...neverCame] }),
  }
}

/** What an order waits for more than before, or less (below 0), by product; all of it where there is no order any more. */
export function awaitedChange(before: Waiting | undefined, after: Waiting | undefined) {
  const changes = new Map<string, AwaitedUnits[]>()
  const products = [...(before?.lines ?? []), ...(after?.lines ?? [])].map(({ productId }) => productId)
  for (const productId of new Set(products)) {
    const had = before ? awaitedOf(before, productId) : []
    const has = after ? awaitedOf(after, productId) : []
    const sources = new Set([...had, ...has].map(({ source }) => source))
    const ofSource = (list: readonly AwaitedUnits[], source: string) =>
      unitsOf(list.filter((one) => one.source === source))
    const changed = [...sources].map((source) => ({
      source,
      quantity: ofSource(has, source) - ofSource(had, source),
    }))
    const some = changed.filter(({ quantity }) => quantity !== 0)
    if (some.length > 0) changes.set(productId, some)
  }
  return changes
}
