import type { ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type Profile = ResponseOf<'getProfile'>[number]

/** The account's own record; nothing before it was created. Throws `ApiError`. */
export async function getProfile(email: string): Promise<Profile | undefined> {
  const [profile] = await api.call('getProfile', { query: { email } })
  return profile
}
