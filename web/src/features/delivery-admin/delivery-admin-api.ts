import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type DeliverySettings = ResponseOf<'getDeliverySettings'>

/** Throws `ApiError`. */
export function getDeliverySettings(signal?: AbortSignal): Promise<DeliverySettings> {
  return api.call('getDeliverySettings', signal ? { signal } : {})
}

/** Replaces all zones and returns their new version. Throws `ApiError`: `invalid_request`, `settings_changed`. */
export async function saveDeliverySettings(body: BodyOf<'saveDeliverySettings'>): Promise<string> {
  return (await api.call('saveDeliverySettings', { body })).version
}
