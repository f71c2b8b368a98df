import type { QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'

export type User = ResponseOf<'listUsers'>[number]
export type UserQuery = NonNullable<QueryOf<'listUsers'>>

/** One page of all users, newest first. Throws `ApiError`. */
export function findUsers(query: UserQuery, signal?: AbortSignal) {
  return api.list('listUsers', { query, ...(signal ? { signal } : {}) })
}

/** Throws `ApiError`: `email_not_verified`; `forbidden` when the caller is no admin any more. */
export async function promote(email: string): Promise<void> {
  await api.call('promote', { params: { email } })
}

/** Throws `ApiError`: `last_admin`. */
export async function demote(email: string): Promise<void> {
  await api.call('demote', { params: { email } })
}
