import type { MessageQuery } from './messages-api.ts'

export const showParam = 'show'

/** Which messages to choose from. */
export const showChoices = { '': 'All', unread: 'Unread', unanswered: 'Unanswered' } as const

/** The filter as the address names it; what makes no sense is left out. */
export function readFilters(search: URLSearchParams): Pick<MessageQuery, 'show'> {
  const show = search.get(showParam)
  return show === 'unread' || show === 'unanswered' ? { show } : {}
}
