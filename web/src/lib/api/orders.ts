import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { allPages } from './all-pages.ts'
import { api } from './api.ts'

export type Order = ResponseOf<'getOrder'>

/** Carrier and tracking numbers, and where only a part of the order leaves, what of its lines. */
type NewShipment = Omit<BodyOf<'sendShipment'>, 'key' | 'seen'>

/**
 * Sends what is still to be sent of a paid order, or the lines that are named; a shipped one gets other tracking numbers. As
 * long as the order is what the page shows. Returns the id of a part. Throws `ApiError`: `order_not_paid`,
 * `shipment_not_possible`, `changed_meanwhile`.
 */
export async function shipOrder(
  { _id: id, version: seen }: Pick<Order, '_id' | 'version'>,
  { lines, ...labels }: NewShipment = {},
): Promise<string | undefined> {
  const params = { id }
  const said = { ...labels, ...(seen ? { seen } : {}) }
  if (lines) {
    const body = { key: crypto.randomUUID(), lines, ...said }
    return (await api.call('sendShipment', { params, body })).insertedId
  }
  await api.call('shipOrder', { params, body: { shipped: true, ...said } })
  return undefined
}

/** Takes a shipment back, or the last one that was made where its id is not known: after all was sent no other leaves. Throws `ApiError`: `shipment_not_undoable`. */
export const undoShipment = (id: string, shipmentId: string | undefined) =>
  shipmentId
    ? api.call('undoOneShipment', { params: { id, shipmentId } })
    : api.call('undoShipment', { params: { id } })

/** Every order of which something is still to be sent, the one that was paid first first. Throws `ApiError`. */
export async function waitingOrders(signal: AbortSignal): Promise<Order[]> {
  const waiting: Order[] = []
  for (const state of ['paid', 'part_shipped'] as const) {
    // Where all pieces were refunded and the freight was kept, the order stays paid.
    for await (const page of allPages('listOrders', { state }, signal))
      waiting.push(...page.filter(({ lines }) => lines.some(({ toShip }) => toShip > 0)))
  }
  return waiting.toSorted((one, other) => paidAt(one).localeCompare(paidAt(other)))
}

const paidAt = ({ paidAt, createdAt }: Order) => paidAt ?? createdAt
