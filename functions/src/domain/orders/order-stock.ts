import type { AwaitedUnits } from '../catalog/supply.ts'
import type { StockMovement } from '../stock/stock-movement.ts'
import { awaitedChange, unitsAwaited } from './awaited-units.ts'
import { type DeletedOrder, isPaid, type Order, type OrderReturn, unitsOf } from './order.ts'
import type { Refund } from './refund.ts'
import { restockedLines } from './refund-lines.ts'

type OrderMovementKind = 'hold' | 'sale' | 'order_deleted' | 'order_expired' | 'late_payment'

/** How many units go into stock (above 0) or out of it. A sale moves none, because they were taken before. */
const directions: Record<OrderMovementKind, -1 | 0 | 1> = {
  hold: -1,
  sale: 0,
  order_deleted: 1,
  order_expired: 1,
  late_payment: -1,
}

/**
 * What a change of an order moves in stock, and of what is to come; `before` is absent when it is new, and `after` a
 * tombstone when it is deleted. The units of an order made of a hold were taken with that. `now` is when.
 */
export function movementsOf(before: Order | undefined, after: Order | DeletedOrder, now: Date) {
  const changes = awaitedChange(before, 'deletedAt' in after ? undefined : after)
  const moved = unitMovements(before, after, now).map((movement) => ({
    ...movement,
    ...withAwaited(movement, changes),
  }))
  const isOver = 'deletedAt' in after || after.state === 'refunded'
  const others = [...changes].flatMap(([productId, awaited]): StockMovement[] => {
    if (awaited.length === 0) return []
    const kind = isOver ? 'promise_returned' : 'arrived'
    // A delivery may come in parts within one run; each leaves fewer to wait for.
    const id = `${after.id}-${kind}-${productId}-${now.getTime()}-${unitsAwaited(after, productId)}`
    return [{ id, productId, kind, delta: 0, awaited, orderId: after.id, at: now }]
  })
  return [...moved, ...others]
}

/** Of the units that a movement takes or gives back, those that are not in stock yet; what it accounts for leaves `changes`. */
function withAwaited({ productId, delta }: StockMovement, changes: Map<string, AwaitedUnits[]>) {
  const changed = changes.get(productId)
  if (!changed || delta === 0) return undefined
  const awaited: AwaitedUnits[] = []
  const rest: AwaitedUnits[] = []
  let left = Math.abs(delta)
  for (const { source, quantity } of changed) {
    const taken = Math.sign(quantity) * Math.min(Math.abs(quantity), left)
    left -= Math.abs(taken)
    if (taken !== 0) awaited.push({ source, quantity: taken })
    if (taken !== quantity) rest.push({ source, quantity: quantity - taken })
  }
  changes.set(productId, rest)
  return { delta: delta + unitsOf(awaited), awaited }
}

function unitMovements(before: Order | undefined, after: Order | DeletedOrder, now: Date) {
  if ('deletedAt' in after) {
    const { deletedAt, deletedBy } = after
    return before?.state === 'unpaid' ? orderMovements(before, 'order_deleted', deletedAt, deletedBy) : []
  }
  const movements: StockMovement[] = []
  if (!before && after.fromCart)
    movements.push(...orderMovements(after, 'hold', after.createdAt, after.placedBy ?? after.uid))
  if (!before) return movements
  if (before.state === 'unpaid' && after.expiredAt && !isPaid(after))
    movements.push(...orderMovements(after, 'order_expired', after.expiredAt))
  if (after.paidAt && !isPaid(before)) {
    movements.push(...orderMovements(after, 'sale', after.paidAt))
    if (before.state === 'expired') movements.push(...orderMovements(after, 'late_payment', after.paidAt))
  }
  const { id: orderId, cancelledLines = [] } = after
  for (const { key, lines, by: uid, at } of cancelledLines.slice(before.cancelledLines?.length ?? 0)) {
    const kind = 'lines_cancelled'
    for (const { productId, quantity: delta } of lines) {
      const id = `${orderId}-${kind}-${key}-${productId}`
      movements.push({ id, productId, kind, delta, uid, orderId, at })
    }
  }
  movements.push(...returnMovements(before, after))
  const known = new Map(before.refunds.map((refund) => [refund.id, refund]))
  const restocked = after.refunds.filter(({ id, restocked }) => restocked && !known.get(id)?.restocked)
  return [...movements, ...restocked.flatMap((refund) => restockMovements(after, refund, now))]
}

/** A movement a line. Each kind happens to a line once: its id is made of the order's, and the ledger takes each id once. */
function orderMovements(
  { id: orderId, lines }: Pick<Order, 'id' | 'lines'>,
  kind: OrderMovementKind,
  at: Date,
  uid?: string,
): StockMovement[] {
  return lines.map(({ productId, quantity }, index) => {
    const id = movementId({ id: orderId, lines }, kind, index)
    return { id, productId, kind, delta: directions[kind] * quantity || 0, uid, orderId, at }
  })
}

/** All that came back is received, and what is broken leaves again, so that the ledger names both. */
function returnMovements(before: Order, after: Order): StockMovement[] {
  const received = new Set(before.returns.filter(({ receivedAt }) => receivedAt).map(({ id }) => id))
  const sent = new Set(before.shipments.map(({ id }) => id))
  const back = after.returns
    .filter(({ id, receivedAt }) => receivedAt && !received.has(id))
    .flatMap((one) => backMovements(after.id, one))
  const replaced = after.shipments
    .filter(({ id, returnId }) => returnId !== undefined && !sent.has(id))
    .flatMap(({ id, lines, shippedAt: at }) =>
      lines.map(({ productId, quantity }, index): StockMovement => {
        const kind = 'replacement'
        return { id: `${id}-${kind}-${index + 1}`, productId, kind, delta: -quantity, orderId: after.id, at }
      }),
    )
  return [...back, ...replaced]
}

function backMovements(orderId: string, { id, lines, receivedAt: at, by: uid }: OrderReturn) {
  return lines.flatMap(({ productId, restocked = 0, scrapped = 0 }, index) => {
    const came = (kind: 'returned' | 'scrapped', delta: number): StockMovement[] =>
      delta === 0 || !at
        ? []
        : [{ id: `${id}-${kind}-${index + 1}`, productId, kind, delta, uid, orderId, at }]
    return [...came('returned', restocked + scrapped), ...came('scrapped', -scrapped)]
  })
}

/** A movement a line, with the refund's id in its own: pieces of one that failed may go back with another. */
function restockMovements(
  order: Pick<Order, 'id' | 'lines'>,
  refund: Pick<Refund, 'id' | 'units'>,
  at: Date,
): StockMovement[] {
  const kind = 'refund_restock'
  return restockedLines(order, refund).map(({ productId, quantity: delta }) => {
    const index = order.lines.findIndex((line) => line.productId === productId)
    const id = movementId(order, `${kind}-${refund.id}`, index)
    return { id, productId, kind, delta, orderId: order.id, at }
  })
}

/** With one line the id is that of the order alone, as it was before orders had lines. */
function movementId({ id, lines }: Pick<Order, 'id' | 'lines'>, kind: string, index: number): string {
  return lines.length === 1 ? `${id}-${kind}` : `${id}-${kind}-${index + 1}`
}
