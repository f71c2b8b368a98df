import type { QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type PaymentAlert = ResponseOf<'listPaymentAlerts'>[number]
type AlertQuery = NonNullable<QueryOf<'listPaymentAlerts'>>

/** One page of the open payment alerts, newest first. Throws `ApiError`. */
export function findPaymentAlerts(query: AlertQuery, signal?: AbortSignal) {
  return api.list('listPaymentAlerts', { query, ...(signal ? { signal } : {}) })
}

/** Takes it off the list. Throws `ApiError`: `not_found`. */
export async function resolvePaymentAlert(id: string): Promise<void> {
  await api.call('resolvePaymentAlert', { params: { id }, body: { resolved: true } })
}
