import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from './api.ts'

export type Order = ResponseOf<'getOrder'>

export type Shipment = Omit<BodyOf<'shipOrder'>, 'shipped'>

/** Marks a paid order as shipped, or gives a shipped one other tracking numbers. Throws `ApiError`: `order_not_paid`. */
export async function shipOrder(id: string, shipment: Shipment = {}): Promise<void> {
  await api.call('shipOrder', { params: { id }, body: { shipped: true, ...shipment } })
}
