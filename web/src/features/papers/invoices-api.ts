import type { ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Invoice = ResponseOf<'getInvoices'>[number]

/** The invoice of a paid order and its credit notes, the oldest first. Throws `ApiError`: `order_not_paid`. */
export function getInvoices(orderId: string): Promise<Invoice[]> {
  return api.call('getInvoices', { params: { id: orderId } })
}
