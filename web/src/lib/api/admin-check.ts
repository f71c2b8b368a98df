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

const answers = new WeakMap<Request, Promise<boolean>>()

/**
 * Whether the account is an admin right now, or was when asked just ahead of this. The loaders of one navigation, which get
 * the same request, share one call even where the code of one comes later. Throws `ApiError`.
 */
export function isAdmin(email: string, navigation: Request): Promise<boolean> {
  const answer = answers.get(navigation) ?? check.get(email)
  answers.set(navigation, answer)
  return answer
}
