import type { BodyOf, QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/message-admin.ts'

export type Message = ResponseOf<'listMessages'>[number]
type MessageQuery = NonNullable<QueryOf<'listMessages'>>

/** Throws `ApiError`: `not_found`. */
export async function markMessage(id: string, mark: BodyOf<'markMessage'>): Promise<void> {
  await api.call('markMessage', { params: { id }, body: mark })
}

export const showParam = 'show'

export const showChoices = { '': m.all(), unread: m.unread(), unanswered: m.unanswered() } as const

export function readMessageFilter(search: URLSearchParams): Pick<MessageQuery, 'show'> {
  const show = search.get(showParam)
  return show === 'unread' || show === 'unanswered' ? { show } : {}
}
