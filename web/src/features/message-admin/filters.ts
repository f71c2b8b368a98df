import * as m from '#texts/message-admin.ts'
import type { MessageQuery } from './messages-api.ts'

export const showParam = 'show'

/** The filters to choose from. */
export const showChoices = { '': m.all(), unread: m.unread(), unanswered: m.unanswered() } as const

/** The filter from the URL; invalid values are ignored. */
export function readMessageFilter(search: URLSearchParams): Pick<MessageQuery, 'show'> {
  const show = search.get(showParam)
  return show === 'unread' || show === 'unanswered' ? { show } : {}
}
