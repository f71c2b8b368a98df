import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from './api.ts'

export type Order = ResponseOf<'getOrder'>

/** Deletes an unpaid order and returns its pieces to stock. Throws `ApiError`: `order_already_paid`. */
export async function deleteOrder(id: string): Promise<void> {
  await api.call('deleteOrder', { params: { id } })
}

export type Shipment = Omit<BodyOf<'shipOrder'>, 'shipped' | 'seen'>

/**
 * Marks a paid order as shipped, or gives a shipped one other tracking numbers, as long as it is what the page shows. Throws
 * `ApiError`: `order_not_paid`, `changed_meanwhile`.
 */
export async function shipOrder(
  { _id: id, version: seen }: Pick<Order, '_id' | 'version'>,
  shipment: Shipment = {},
): Promise<void> {
  const body = { shipped: true as const, ...shipment, ...(seen ? { seen } : {}) }
  await api.call('shipOrder', { params: { id }, body })
}

/** Takes a shipment back within a minute. Throws `ApiError`: `shipment_not_undoable`. */
export async function undoShipment(id: string): Promise<void> {
  await api.call('undoShipment', { params: { id } })
}
