import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from './api.ts'

export type Order = ResponseOf<'getOrder'>

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
