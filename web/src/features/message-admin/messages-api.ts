import type { BodyOf, QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Message = ResponseOf<'listMessages'>[number]
export type MessageQuery = NonNullable<QueryOf<'listMessages'>>

/** Throws `ApiError`: `not_found`. */
export async function markMessage(id: string, mark: BodyOf<'markMessage'>): Promise<void> {
  await api.call('markMessage', { params: { id }, body: mark })
}
