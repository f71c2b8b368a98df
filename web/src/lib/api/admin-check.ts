import { sharedWhilePending } from '#lib/browser/shared-promise.ts'
import { answeredAhead } from './ahead.ts'
import { api } from './api.ts'

let lastAdmin: string | undefined

const check = answeredAhead(
  sharedWhilePending(async (email: string): Promise<boolean> => {
    const { admin } = await api.call('isAdmin', { params: { email } })
    lastAdmin = admin ? email : undefined
    return admin
  }),
)

/** Checks an admin before a page is opened that she points at; nobody else's role is asked for ahead. */
export function checkAdminAhead(email: string): void {
  if (email === lastAdmin) check.ask(email)
}

/** Whether the account is an admin right now, or was when asked just ahead of this. Concurrent checks share one call. Throws `ApiError`. */
export const isAdmin = check.get
