import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from './api.ts'

export type Order = ResponseOf<'getOrder'>

/** Carrier and tracking numbers, and where only a part of the order leaves, what of its lines. */
export type NewShipment = Omit<BodyOf<'sendShipment'>, 'key'>

/**
 * Sends what is still to be sent of a paid order, or the lines that are named; a shipped one gets other tracking numbers.
 * Throws `ApiError`: `order_not_paid`, `shipment_not_possible`.
 */
export async function shipOrder(id: string, { lines, ...labels }: NewShipment = {}): Promise<void> {
  const params = { id }
  if (!lines) await api.call('shipOrder', { params, body: { shipped: true, ...labels } })
  else await api.call('sendShipment', { params, body: { key: crypto.randomUUID(), lines, ...labels } })
}
