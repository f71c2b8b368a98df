import { createHash } from 'node:crypto'
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
  return createHash('sha256').update(seen).digest('base64url').slice(0, 22)
}

/**
 * For somebody who has seen the order at this version: throws `changed_meanwhile`, with what changed, and where a request
 * to cancel it or a dispute is open.
 */
export function assertSeen(order: Order, seen: string): void {
  const isChanged = seen !== seenVersion(order)
  const why = order.state === 'paid' || order.state === 'part_shipped' ? stopOf(order) : undefined
  if (why) throw changed(why)
  if (!isChanged) return
  const { carrier, tracking = [] } = lastShipment(order) ?? {}
  const said = listText([carrier, ...tracking].filter((part) => part !== undefined))
  if (order.state === 'shipped') {
    throw changed(m.shippedMeanwhile({ value: said && ` (${said})` }))
  }
  throw changed(m.changedSinceOpened())
}

function stopOf(order: Order): string | undefined {
  if (hasOpenRequest(order)) return m.cancelRequestFirst()
  if (disputeStateOf(order) === 'open') return m.disputeFirst()
  return undefined
}

const changed = (sentence: string) => new ShopError('changed_meanwhile', sentence)
