import { limits } from '@wood-master/contract/limits'
import { unitsReturned, unitsSent } from '@wood-master/contract/return-units'
import type { NewReturn } from '@wood-master/contract/returns'
import * as m from '../../texts/returns.ts'
import type { Caller } from '../accounts/account.ts'
import { isDone, type Keyed } from '../asked.ts'
import { errors, existing, ShopError } from '../errors.ts'
import { isShown, notShown } from '../shown-images.ts'
import type { Order, OrderReturn } from './order.ts'
import { returnIdOf } from './order-return.ts'
import { changeOrder, lineOf, orderFor } from './order-rules.ts'
import type { OrderStore } from './order-store.ts'

const notPossible = (sentence: string) => new ShopError('return_not_possible', sentence)
const dayMs = 24 * 3_600_000

export type ReturnRequest = NewReturn & Keyed & { now: Date }

export interface ReturnTerms {
  /** Days from the shipment within which what is not wanted may come back. */
  returnDays: number
  imageOrigins: readonly string[]
}

/**
 * The order with a return that its buyer asks for; nothing when this key was used for it before. Throws `key_reused`,
 * `return_not_possible`, or `invalid_request` for a line that the order does not have, or a picture that the shop does not show.
 */
function withRequestedReturn(
  order: Order,
  { key, asked, lines, words, images, now }: ReturnRequest,
  { returnDays, imageOrigins }: ReturnTerms,
): Order | undefined {
  const known = order.returns.find((one) => one.key === key)
  if (isDone(known, { asked })) return undefined
  if (order.shipments.length === 0) throw notPossible(m.nothingShipped())
  if (order.returns.length >= limits.orderReturns) throw notPossible(m.tooMany())
  const hidden = images?.findIndex((image) => !isShown(image, imageOrigins)) ?? -1
  if (hidden >= 0) throw errors.badField(`images.${hidden}`, notShown())
  for (const [index, { productId, quantity, reason }] of lines.entries()) {
    const { name } = lineOf(order, productId, index)
    const left = unitsSent(order.shipments, productId) - unitsReturned(order.returns, productId)
    if (quantity > left) throw notPossible(m.onlySoMany({ left, name }))
    if (reason === 'unwanted' && quantity > unitsInTime(order, productId, { now, returnDays }))
      throw notPossible(m.tooLate({ name, days: returnDays }))
  }
  const count = order.returns.length + 1
  const made: OrderReturn = {
    id: returnIdOf(order.id, count),
    number: `${order.number}-R${count}`,
    key,
    asked,
    lines: lines.map(({ productId, quantity, reason }) => ({ productId, quantity, reason })),
    words,
    images,
    state: 'requested',
    requestedAt: now,
  }
  return { ...order, returns: [...order.returns, made] }
}

/**
 * Pieces of a product that may still come back because they are not wanted. A return is of the pieces that were sent
 * first, one of what was not wanted of those that were in time then.
 */
function unitsInTime(
  { shipments, returns }: Order,
  productId: string,
  { now, returnDays }: { now: Date; returnDays: number },
): number {
  const sent = shipments
    .map(({ shippedAt, lines }) => ({ shippedAt, left: unitsSent([{ lines }], productId) }))
    .toSorted((one, other) => one.shippedAt.getTime() - other.shippedAt.getTime())
  const inTimeAt = (moment: Date) =>
    sent.filter(({ shippedAt }) => moment.getTime() - shippedAt.getTime() <= returnDays * dayMs)
  for (const one of returns) {
    const unwanted = one.lines.some((line) => line.productId === productId && line.reason === 'unwanted')
    let back = unitsReturned([one], productId)
    for (const shipment of unwanted ? inTimeAt(one.requestedAt) : sent) {
      const taken = Math.min(shipment.left, back)
      shipment.left -= taken
      back -= taken
    }
  }
  return inTimeAt(now).reduce((sum, { left }) => sum + left, 0)
}

/**
 * Asks to return units of the caller's own order. Returns the return, the same one for the same key. Throws `not_found`,
 * `forbidden`, `return_not_possible`, `key_reused`, `invalid_request` or `busy`.
 */
export async function requestReturn(
  shop: { orders: OrderStore; settings: ReturnTerms },
  orderId: string,
  { caller, ...request }: ReturnRequest & { caller: Caller },
): Promise<OrderReturn> {
  const { order } = await changeOrder(shop, orderId, request.now, (found) => {
    if (orderFor(caller, found).uid !== caller.uid) throw errors.notYours()
    return withRequestedReturn(found, request, shop.settings)
  })
  const made = order.returns.find(({ key }) => key === request.key)
  return existing(made, errors.noSuchOrder)
}
