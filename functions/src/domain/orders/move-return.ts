import { comesBack } from '@wood-master/contract/return-units'
import type { ReturnMove as SentMove } from '@wood-master/contract/returns'
import { disputeFirst } from '../../texts/orders.ts'
import * as m from '../../texts/returns.ts'
import type { Product } from '../catalog/product.ts'
import { errors, ShopError } from '../errors.ts'
import type { Order, OrderReturn, ReturnLine } from './order.ts'
import { unitsOwed } from './order-refunds.ts'
import { assertOpen, isBeingRefunded, isRefunded, returnOf, withReturn } from './order-return.ts'
import { derived, disputeStateOf } from './order-rules.ts'
import { quantityIn, unitsRefunded } from './refund-lines.ts'
import { relabelled } from './ship-order.ts'

const notPossible = (sentence: string) => new ShopError('return_not_possible', sentence)

type Closing = Extract<SentMove, { state: 'closed' }>

/** What an admin does with a return; a refund closes it by itself, once it is made. */
export type ReturnMove = Exclude<SentMove, Closing> | (Closing & { outcome: 'none' | 'replacement' })

type CameBack = Extract<SentMove, { state: 'received' }>['lines']
type Labels = Pick<Closing, 'carrier' | 'tracking'>

export interface MovedBy {
  by: string
  /** Where parcels of buyers go, in one line with commas. */
  sendTo: string
  now: Date
  /** For a replacement: those of the order, with their stock. */
  products?: ReadonlyMap<string, Product>
}

/**
 * The order with a return in its next state; nothing when it is there already. Throws `not_found`, `return_not_possible`,
 * `not_enough_stock`, or `invalid_request` for a line that the return does not have.
 */
export function withMovedReturn(
  order: Order,
  id: string,
  move: ReturnMove,
  { by, sendTo, now, products }: MovedBy,
): Order | undefined {
  const known = returnOf(order, id)
  if (isThere(known, move)) return move.state === 'closed' ? withLabels(order, id, move) : undefined
  assertOpen(known, move.state)
  if (isBeingRefunded(order, known.id)) throw notPossible(m.isBeingRefunded())
  const change = { state: move.state, answer: move.reason, by }
  switch (move.state) {
    case 'accepted': {
      const accepted = { ...change, state: move.state, decidedAt: now, decidedBy: by }
      return withReturn(order, known, comesBack(known) ? { ...accepted, sendTo } : accepted)
    }
    case 'declined':
      return withReturn(order, known, { ...change, decidedAt: now, decidedBy: by })
    case 'received':
      return withReturn(order, known, {
        ...change,
        ...{ lines: linesBack(known, move.lines), receivedAt: now, receivedBy: by },
      })
    case 'closed': {
      // After a restore its refund may be known before it can be settled with that.
      if (move.outcome === 'replacement' && isRefunded(order, id)) throw notPossible(m.isBeingRefunded())
      const closed = withReturn(order, known, { ...change, outcome: move.outcome, closedAt: now })
      return move.outcome === 'none' ? closed : withReplacement(closed, known, { ...move, now, products })
    }
  }
}

/** Pressing twice, or two admins at once, who say the same. */
function isThere(known: OrderReturn, move: ReturnMove): boolean {
  if (known.state !== move.state) return false
  if (move.state === 'closed') return known.outcome === move.outcome
  if (move.state !== 'received' || !move.lines) return true
  const said = JSON.stringify(linesBack(known, move.lines))
  return said === JSON.stringify(known.lines)
}

/** The return's lines with what came back of them: nothing that was not announced. */
function linesBack({ lines }: OrderReturn, said: CameBack): ReturnLine[] {
  const unknown =
    said?.findIndex(({ productId }) => !lines.some((line) => line.productId === productId)) ?? -1
  if (unknown >= 0)
    throw errors.badField(`lines.${unknown}.productId`, m.notInReturn(), m.noSuchReturnedLine())
  const back = lines.map((line): ReturnLine => {
    const { productId, quantity, reason } = line
    const came = said ? said.find((one) => one.productId === productId) : undefined
    const usual =
      reason === 'missing' ? {} : reason === 'damaged' ? { scrapped: quantity } : { restocked: quantity }
    const { restocked = 0, scrapped = 0 } = said ? (came ?? {}) : usual
    const most = reason === 'missing' ? 0 : quantity
    if (restocked + scrapped > most) throw notPossible(m.onlySoManyAnnounced({ quantity: most }))
    return { productId, quantity, reason, restocked, scrapped }
  })
  const isNothing = back.every(({ restocked = 0, scrapped = 0 }) => restocked + scrapped === 0)
  if (isNothing && lines.some(({ reason }) => reason !== 'missing')) throw notPossible(m.nothingCame())
  return back
}

/** The order with other numbers of a replacement's parcel, which may be known only later; nothing when it has them. */
function withLabels(order: Order, id: string, labels: Labels): Order | undefined {
  const known = order.shipments.find(({ returnId }) => returnId === id)
  const other = known && relabelled(known, labels)
  return other && { ...order, shipments: order.shipments.map((one) => (one === known ? other : one)) }
}

/** A shipment that costs nothing and takes stock. */
function withReplacement(
  order: Order,
  known: OrderReturn,
  { carrier, tracking, now, products }: Labels & Pick<MovedBy, 'now' | 'products'>,
): Order {
  if (disputeStateOf(order) === 'open') throw notPossible(disputeFirst())
  const lines = unitsOwed(order, known)
  for (const { productId, quantity } of lines) {
    const kept = quantityIn(order.lines, productId) - unitsRefunded(order, productId)
    if (order.refundedInFull || quantity > kept) throw notPossible(m.wasRefunded())
    const available = products?.get(productId)?.availableQuantity ?? 0
    if (available < quantity) {
      const name = order.lines.find((line) => line.productId === productId)?.name ?? productId
      throw new ShopError('not_enough_stock', m.notEnoughToReplace({ available, name }))
    }
  }
  const shipment = { id: known.id, returnId: known.id, lines, shippedAt: now }
  const labelled = relabelled(shipment, { carrier, tracking }) ?? shipment
  return derived({ ...order, shipments: [...order.shipments, labelled] })
}
