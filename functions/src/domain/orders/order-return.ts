import type { ReturnState } from '@wood-master/contract/order-states'
import { awaitsGoods, unitsReturned, unitsSent, unitsToSettle } from '@wood-master/contract/return-units'
import * as m from '../../texts/returns.ts'
import { errors, existing, ShopError } from '../errors.ts'
import type { Order, OrderReturn } from './order.ts'
import { isTaken, isTryOf, keyAfter, type LineUnits, returnKeyOf } from './refund.ts'

/** Every move of a return. Accepted ones close where nothing has to come or came; a refund that fails opens them again. */
const moves: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['accepted', 'declined'],
  accepted: ['received', 'closed'],
  declined: [],
  received: ['closed'],
  closed: ['accepted', 'received'],
}

const canMoveReturn = (from: ReturnState, to: ReturnState): boolean => moves[from].includes(to)

/** True while the shop has to decide, or to send money or goods; else it is over, or the buyer sends something back. */
export const waitsForShop = (one: OrderReturn): boolean =>
  one.state === 'requested' || one.state === 'received' || (one.state === 'accepted' && !awaitsGoods(one))

/** Made of its order's id, so that it is found by its own. */
export const returnIdOf = (orderId: string, count: number) => `${orderId}-r${count}`

/** The order that a return with this id is of; nothing where no return has such an id. */
export function orderIdOf(returnId: string): string | undefined {
  // The database keeps `__…__` for itself.
  return /^(?!__.*__-r\d+$)(.+)-r\d+$/.exec(returnId)?.[1]
}

/**
 * True while all that is being returned of these products was shipped before: a shipment whose pieces a buyer returns did
 * leave. What was sent for a return is none of its pieces, but may be of a later one's.
 */
export function isAllReturnedShipped(
  { shipments, returns }: Pick<Order, 'shipments' | 'returns'>,
  products: readonly Pick<LineUnits, 'productId'>[],
): boolean {
  return returns.every(({ id, requestedAt }, index) => {
    const asked = returns.slice(0, index + 1)
    const sent = shipments.filter(({ shippedAt, returnId }) => shippedAt <= requestedAt && returnId !== id)
    return products.every(({ productId }) => unitsReturned(asked, productId) <= unitsSent(sent, productId))
  })
}

/** True while a refund of the return is on its way to the payment provider: then nothing else becomes of it. */
export function isBeingRefunded({ refunds }: Pick<Order, 'refunds'>, id: string): boolean {
  return refunds.some(({ returnId, state }) => returnId === id && state !== 'failed')
}

/** True where money went out, or is on its way, under a key of the return. */
export const isRefunded = ({ refunds }: Pick<Order, 'refunds'>, id: string): boolean =>
  refunds.some(({ id: key, state }) => state !== 'failed' && isTryOf(returnKeyOf(id), key))

/** The key of the return's refund: the same for two admins at once, another one after it failed. */
export function refundKeyOf({ refunds }: Pick<Order, 'refunds'>, id: string): string {
  const failed = refunds.filter(({ returnId, state }) => returnId === id && state === 'failed').length
  return keyAfter(returnKeyOf(id), failed)
}

/** Throws `not_found`. */
export function returnOf({ returns }: Pick<Order, 'returns'>, id: string): OrderReturn {
  const found = returns.find((one) => one.id === id)
  return existing(found, errors.noSuchReturn)
}

/** Throws `return_not_possible` unless the table leads from its state to the other one. */
export function assertOpen(known: OrderReturn, to: OrderReturn['state']): void {
  // The only way back from closed is a refund that failed.
  if (known.state === 'closed' || !canMoveReturn(known.state, to))
    throw new ShopError('return_not_possible', m.isAlready({ state: known.state }))
}

/** True while money or goods may go out for the return. */
export const isSettleable = (one: OrderReturn): boolean =>
  waitsForShop(one) && one.state !== 'requested' && unitsToSettle(one).length > 0

/** Throws `return_not_possible` unless money or goods may go out for the return now. */
export function assertSettleable(known: OrderReturn): LineUnits[] {
  assertOpen(known, 'closed')
  if (awaitsGoods(known)) throw new ShopError('return_not_possible', m.awaitsGoods())
  const units = unitsToSettle(known)
  if (units.length === 0) throw new ShopError('return_not_possible', m.nothingToSettle())
  return units
}

/** The order with a return in its next state. Throws when the table does not allow the move: the caller must have checked. */
export function withReturn(order: Order, known: OrderReturn, change: Partial<OrderReturn>): Order {
  const after = { ...known, ...change }
  if (after.state !== known.state && !canMoveReturn(known.state, after.state))
    throw new Error(`return ${known.id} cannot go from ${known.state} to ${after.state}`)
  return { ...order, returns: order.returns.map((one) => (one.id === known.id ? after : one)) }
}

/** The order once its refunds are known: a return closes with its refund, and opens again when the bank fails it. */
export function withReturnsSettled(order: Order): Order {
  return order.returns.reduce((found, one) => {
    const refund = found.refunds.findLast(({ returnId }) => returnId === one.id)
    if (!refund) return found
    const { by, createdAt: closedAt } = refund
    if (isTaken(refund) && (one.state === 'received' || one.state === 'accepted'))
      return withReturn(found, one, { state: 'closed', outcome: 'refund', closedAt, answer: undefined, by })
    if (refund.state === 'failed' && one.state === 'closed' && one.outcome === 'refund') {
      const state = one.receivedAt ? 'received' : 'accepted'
      return withReturn(found, one, { state, outcome: undefined, closedAt: undefined })
    }
    return found
  }, order)
}
