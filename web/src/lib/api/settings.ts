import type { ResponseOf } from '@wood-master/contract/calls'
import { loadedOnce } from '#lib/browser/shared-promise.ts'
import { api } from './api.ts'

export type Settings = ResponseOf<'getSettings'>

/** The shop's parameters, requested once a visit. Throws `ApiError`; the next call then tries again. */
export const shopSettings: () => Promise<Settings> = loadedOnce(() => api.call('getSettings'))

/** The currency of the shop's prices (ISO 4217, lower case). Throws `ApiError`. */
export async function shopCurrency(): Promise<string> {
  const { currency } = await shopSettings()
  return currency
}
