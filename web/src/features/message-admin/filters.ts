import * as m from '#texts/message-admin.ts'
import type { MessageQuery } from './messages-api.ts'

export const showParam = 'show'

export const showChoices = { '': m.all(), unread: m.unread(), unanswered: m.unanswered() } as const

export function readMessageFilter(search: URLSearchParams): Pick<MessageQuery, 'show'> {
  const show = search.get(showParam)
  return show === 'unread' || show === 'unanswered' ? { show } : {}
}
