import type { ResponseOf } from '@wood-master/contract/calls'
import { api } from './api.ts'

export type Order = ResponseOf<'getOrder'>

/** Throws `ApiError`: `not_found`. */
export function getOrder(id: string): Promise<Order> {
  return api.call('getOrder', { params: { id } })
}

/** Deletes an unpaid order and returns its pieces to stock. Throws `ApiError`: `order_already_paid`. */
export async function deleteOrder(id: string): Promise<void> {
  await api.call('deleteOrder', { params: { id } })
}
