import type { ResponseOf } from '@wood-master/contract/calls'
import * as m from '#texts/reviews.ts'

export type ReviewToModerate = ResponseOf<'listReviewsToModerate'>[number]

export const showParam = 'show'

export const showChoices = { '': m.shownPublic(), hidden: m.hidden() } as const

export function readModerationFilter(search: URLSearchParams): { show?: 'hidden' } {
  return search.get(showParam) === 'hidden' ? { show: 'hidden' } : {}
}
