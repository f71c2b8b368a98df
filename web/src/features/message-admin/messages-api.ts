import type { BodyOf, QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Message = ResponseOf<'listMessages'>[number]
export type MessageQuery = NonNullable<QueryOf<'listMessages'>>

/** One page of the messages from the contact form, newest first. Throws `ApiError`. */
export function findMessages(query: MessageQuery, signal?: AbortSignal) {
  return api.list('listMessages', { query, ...(signal ? { signal } : {}) })
}

/** Throws `ApiError`: `not_found`. */
export async function markMessage(id: string, mark: BodyOf<'markMessage'>): Promise<void> {
  await api.call('markMessage', { params: { id }, body: mark })
}

/** Answers it by mail. Throws `ApiError`: `not_found`, `reply_not_possible`. */
export async function replyToMessage(id: string, body: BodyOf<'replyToMessage'>): Promise<void> {
  await api.call('replyToMessage', { params: { id }, body })
}

/** Deletes it for good; the reason stays on record. Throws `ApiError`: `not_found`. */
export async function deleteMessage(id: string, reason: string): Promise<void> {
  await api.call('deleteMessage', { params: { id }, body: { reason } })
}
