import type { MessageQuery } from './messages-api.ts'

export const showParam = 'show'

export const showChoices = { '': 'All', unread: 'Unread', unanswered: 'Unanswered' } as const

export function readMessageFilter(search: URLSearchParams): Pick<MessageQuery, 'show'> {
  const show = search.get(showParam)
  return show === 'unread' || show === 'unanswered' ? { show } : {}
}
