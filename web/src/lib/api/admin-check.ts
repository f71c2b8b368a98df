import { sharedWhilePending } from '#lib/browser/shared-promise.ts'
import { api } from './api.ts'

/** How long a check that was made ahead of a navigation holds, in ms; the API decides about every call of its own. */
const aheadFor = 5_000

let lastAdmin: string | undefined
let ahead: { email: string; until: number; admin: Promise<boolean> } | undefined

const check = sharedWhilePending(async (email: string): Promise<boolean> => {
  const { admin } = await api.call('isAdmin', { params: { email } })
  lastAdmin = admin ? email : undefined
  return admin
})

const isFresh = (email: string) => ahead?.email === email && ahead.until > performance.now()

/** Checks an admin before a page is opened that she points at; nobody else's role is asked for ahead. */
export function checkAdminAhead(email: string): void {
  if (email !== lastAdmin || isFresh(email)) return
  const admin = check(email)
  // Who opens the page is told why it failed.
  admin.catch(() => undefined)
  ahead = { email, until: performance.now() + aheadFor, admin }
}

/** Whether the account is an admin right now, or was when asked just ahead of this. Concurrent checks share one call. Throws `ApiError`. */
export function isAdmin(email: string): Promise<boolean> {
  const known = isFresh(email) ? ahead?.admin : undefined
  ahead = undefined
  return known ?? check(email)
}
