import type { ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type DeliverySettings = ResponseOf<'getDeliverySettings'>

/** Throws `ApiError`. */
export function getDeliverySettings(signal?: AbortSignal): Promise<DeliverySettings> {
  return api.call('getDeliverySettings', signal ? { signal } : {})
}

/** Replaces all zones. Throws `ApiError`: `invalid_request`. */
export async function saveDeliverySettings(body: DeliverySettings): Promise<void> {
  await api.call('saveDeliverySettings', { body })
}
