import type { ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Overview = ResponseOf<'getOverview'>
export type WaitingCounts = ResponseOf<'getWaitingCounts'>
export type Sales = Overview['sales']

/** What waits for an admin now. Throws `ApiError`. */
export function getWaitingCounts(signal?: AbortSignal): Promise<WaitingCounts> {
  return api.call('getWaitingCounts', signal ? { signal } : {})
}

/** Today's counts and the sales of the last thirty days. Throws `ApiError`. */
export function getOverview(signal?: AbortSignal): Promise<Overview> {
  return api.call('getOverview', signal ? { signal } : {})
}
