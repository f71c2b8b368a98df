import type { BodyOf, QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type ReviewToModerate = ResponseOf<'listReviewsToModerate'>[number]
type ModerationQuery = NonNullable<QueryOf<'listReviewsToModerate'>>

/** One page of the public reviews or of the hidden ones, newest first. Throws `ApiError`. */
export function findReviewsToModerate(query: ModerationQuery, signal?: AbortSignal) {
  return api.list('listReviewsToModerate', { query, ...(signal ? { signal } : {}) })
}

/** Throws `ApiError`: `not_found`. */
export async function moderateReview(id: string, body: BodyOf<'moderateReview'>): Promise<void> {
  await api.call('moderateReview', { params: { id }, body })
}

export const showParam = 'show'

/** The filters to choose from. */
export const showChoices = { '': 'Public', hidden: 'Hidden' } as const

/** The filter from the URL; invalid values are ignored. */
export function readModerationFilter(search: URLSearchParams): { show?: 'hidden' } {
  return search.get(showParam) === 'hidden' ? { show: 'hidden' } : {}
}
