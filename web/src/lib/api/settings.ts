import type { ResponseOf } from '@wood-master/contract/calls'
import { api } from './api.ts'

export type Settings = ResponseOf<'getSettings'>

let known: Promise<Settings> | undefined

/** The shop's parameters, asked for once a visit. Throws `ApiError`, and then asks again next time. */
export function shopSettings(): Promise<Settings> {
  known ??= api.call('getSettings').catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}
