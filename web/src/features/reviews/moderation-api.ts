import type { ResponseOf } from '@wood-master/contract/calls'

export type ReviewToModerate = ResponseOf<'listReviewsToModerate'>[number]

export const showParam = 'show'

/** The filters to choose from. */
export const showChoices = { '': 'Public', hidden: 'Hidden' } as const

/** The filter from the URL; invalid values are ignored. */
export function readModerationFilter(search: URLSearchParams): { show?: 'hidden' } {
  return search.get(showParam) === 'hidden' ? { show: 'hidden' } : {}
}
