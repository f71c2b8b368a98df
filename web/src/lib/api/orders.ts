import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { answeredAhead } from './ahead.ts'
import { api } from './api.ts'

export type Order = ResponseOf<'getOrder'>

const order = answeredAhead((id: string): Promise<Order> => api.call('getOrder', { params: { id } }))

/** Asks for an order whose page somebody is about to open. */
export const askForOrder = order.ask

/** The order as it is now, or was when asked for just ahead of this. Throws `ApiError`: `not_found`. */
export const getOrder = order.get

/** Deletes an unpaid order and returns its pieces to stock. Throws `ApiError`: `order_already_paid`. */
export async function deleteOrder(id: string): Promise<void> {
  await api.call('deleteOrder', { params: { id } })
}

/** Who carries the parcels, and their numbers there. */
export type Shipment = Omit<BodyOf<'shipOrder'>, 'shipped'>

/** Marks a paid order as shipped, or gives a shipped one other tracking numbers. Throws `ApiError`: `order_not_paid`. */
export async function shipOrder(id: string, shipment: Shipment = {}): Promise<void> {
  await api.call('shipOrder', { params: { id }, body: { shipped: true, ...shipment } })
}

/** Takes a shipment back within a minute. Throws `ApiError`: `shipment_not_undoable`. */
export async function undoShipment(id: string): Promise<void> {
  await api.call('undoShipment', { params: { id } })
}
