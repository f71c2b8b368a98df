import type { QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Attention = ResponseOf<'listPaymentAlerts'>[number]
export type AttentionQuery = NonNullable<QueryOf<'listPaymentAlerts'>>

/** One page of the payments that somebody should look at, newest first. Throws `ApiError`. */
export function findAttention(query: AttentionQuery, signal?: AbortSignal) {
  return api.list('listPaymentAlerts', { query, ...(signal ? { signal } : {}) })
}

/** Takes it off the list. Throws `ApiError`: `not_found`. */
export async function resolveAttention(id: string): Promise<void> {
  await api.call('resolvePaymentAlert', { params: { id }, body: { resolved: true } })
}
