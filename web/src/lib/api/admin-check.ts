import { sharedWhilePending } from '#lib/browser/shared-promise.ts'
import { api } from './api.ts'

/** Whether the account is an admin right now. Concurrent checks share one call. Throws `ApiError`. */
export const isAdmin = sharedWhilePending(async (email: string): Promise<boolean> => {
  const { admin } = await api.call('isAdmin', { params: { email } })
  return admin
})
