import { hash } from 'node:crypto'
import { listText } from '@wood-master/contract/list-text'
import * as m from '../../texts/orders.ts'
import { ShopError } from '../errors.ts'
import { unitsWaiting } from './awaited-units.ts'
import { hasOpenRequest } from './cancel-order.ts'
import { lastShipment, type Order } from './order.ts'
import { disputeStateOf } from './order-rules.ts'

/** Stands for all that whoever packs an order goes by: another one means that it has changed since. */
export function seenVersion(order: Order): string {
  const { state, address, lines, refunds, shipments } = order
  const goods = lines.map(({ productId, quantity }) => [
    productId,
    quantity,
    unitsWaiting(order, productId) || undefined,
  ])
  const gone = refunds.map(({ id, state }) => [id, state])
  const sent = shipments.map(({ id, carrier, tracking }) => [id, carrier, tracking])
  const stops = [hasOpenRequest(order), disputeStateOf(order)]
  const seen = JSON.stringify([state, address, goods, gone, sent, stops])
  return hash('sha256', seen, 'base64url').slice(0, 22)
}

/** Throws `changed_meanwhile`, with what changed, for another version, and while a request to cancel is open. */
export function assertSeen(order: Order, seen: string): void {
  if ((order.state === 'paid' || order.state === 'part_shipped') && hasOpenRequest(order))
    throw changed(m.cancelRequestFirst())
  if (seen === seenVersion(order)) return
  const { carrier, tracking = [] } = lastShipment(order) ?? {}
  const said = listText([carrier, ...tracking].filter((part) => part !== undefined))
  if (order.state === 'shipped') throw changed(said ? m.shippedMeanwhileAs({ said }) : m.shippedMeanwhile())
  throw changed(m.changedSinceOpened())
}

export const changed = (sentence: string) => new ShopError('changed_meanwhile', sentence)
