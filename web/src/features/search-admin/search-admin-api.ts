import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type SearchSettings = ResponseOf<'getSearchSettings'>

/** Throws `ApiError`. */
export function getSearchSettings(signal?: AbortSignal): Promise<SearchSettings> {
  return api.call('getSearchSettings', signal ? { signal } : {})
}

/** Replaces all synonyms and returns their new version. Throws `ApiError`: `invalid_request`, `settings_changed`. */
export async function saveSearchSettings(body: BodyOf<'saveSearchSettings'>): Promise<string> {
  return (await api.call('saveSearchSettings', { body })).version
}
