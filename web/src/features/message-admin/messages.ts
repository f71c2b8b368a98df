import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/message-admin.ts'

export type Message = ResponseOf<'listMessages'>[number]

/** Throws `ApiError`: `not_found`. */
export async function markMessage(id: string, mark: BodyOf<'markMessage'>): Promise<void> {
  await api.call('markMessage', { params: { id }, body: mark })
}

export const showParam = 'show'

export const showChoices = { '': m.all(), unread: m.unread(), unanswered: m.unanswered() } as const

export function readMessageFilter(search: URLSearchParams): { show?: 'unread' | 'unanswered' } {
  const show = search.get(showParam)
  return show === 'unread' || show === 'unanswered' ? { show } : {}
}
