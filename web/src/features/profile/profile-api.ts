import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Profile = ResponseOf<'getProfile'>[number]
export type ProfileChange = BodyOf<'changeProfile'>

/** The account's own record; nothing before it was created. Throws `ApiError`. */
export async function getProfile(email: string): Promise<Profile | undefined> {
  const [profile] = await api.call('getProfile', { query: { email } })
  return profile
}

/** Throws `ApiError`; its fields are named like the body's. */
export async function changeProfile(change: ProfileChange): Promise<void> {
  await api.call('changeProfile', { params: { email: change.email }, body: change })
}
