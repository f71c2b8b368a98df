import type { ResponseOf } from '@wood-master/contract/calls'

export type ReviewToModerate = ResponseOf<'listReviewsToModerate'>[number]

export const showParam = 'show'

export const showChoices = { '': 'Public', hidden: 'Hidden' } as const

export function readModerationFilter(search: URLSearchParams): { show?: 'hidden' } {
  return search.get(showParam) === 'hidden' ? { show: 'hidden' } : {}
}
