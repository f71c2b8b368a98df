import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Profile = ResponseOf<'getProfile'>[number]
export type ProfileChange = BodyOf<'changeProfile'>

export type ClosedAccount = ResponseOf<'closeAccount'>

/** The account's own record; nothing before it was created. Throws `ApiError`. */
export async function getProfile(email: string): Promise<Profile | undefined> {
  const [profile] = await api.call('getProfile', { query: { email } })
  return profile
}

/** Throws `ApiError`; its fields are named like the body's. */
export async function changeProfile(change: ProfileChange): Promise<void> {
  await api.call('changeProfile', { params: { email: change.email }, body: change })
}

/** Everything that the shop keeps about the account. Throws `ApiError`. */
export function getOwnData(): Promise<ResponseOf<'getOwnData'>> {
  return api.call('getOwnData')
}

/** Throws `ApiError`, with the reason for a reader while an order is open. */
export function closeAccount(email: string): Promise<ClosedAccount> {
  return api.call('closeAccount', { body: { email } })
}
