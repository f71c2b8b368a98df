import type { ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Overview = ResponseOf<'getOverview'>
export type Sales = Overview['sales']

/** Today's counts and the sales of the last thirty days. Throws `ApiError`. */
export function getOverview(signal?: AbortSignal): Promise<Overview> {
  return api.call('getOverview', signal ? { signal } : {})
}
