import { paths } from '#config/paths.ts'
import { renewToken } from '#lib/api/api.ts'
import { codeOf } from './failures.ts'
import { signIn } from './sign-in.ts'

const modes = ['resetPassword', 'verifyEmail', 'recoverEmail'] as const

export interface LiveAction {
  mode: (typeof modes)[number]
  code: string
  email: string
}
export type AccountAction = LiveAction | { mode: 'bad' | 'unknown' }

const deadLinks = ['expired-action-code', 'invalid-action-code', 'user-not-found', 'user-disabled']

/** The link was used, is too old or was never made; perhaps only since its page was opened. */
export const isDeadLink = (error: unknown) => deadLinks.some((code) => codeOf(error) === `auth/${code}`)

/** Reads the link that somebody followed, and whether it still works. Throws a `FirebaseError` when nobody can say. */
export async function readAccountAction(search: URLSearchParams): Promise<AccountAction> {
  const mode = modes.find((known) => known === search.get('mode'))
  const code = search.get('oobCode')
  if (!mode || !code) return { mode: 'unknown' }
  const { emailOfCode } = await import('#lib/session/account-codes.ts')
  try {
    return { mode, code, email: await emailOfCode(code) }
  } catch (error) {
    if (isDeadLink(error)) return { mode: 'bad' }
    throw error
  }
}

/** Sends the link; an unknown email is no error, because nobody may learn who has an account. Throws a `FirebaseError`. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { sendPasswordReset } = await import('#lib/session/account-codes.ts')
  try {
    await sendPasswordReset(email, new URL(paths.login, window.location.href).href)
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error
  }
}

/**
 * Does what the link is for. An email is verified by whoever is signed in with it, or signs in with `password` first: a link
 * vouches for nobody. Throws a `FirebaseError` or an `ApiError`.
 */
export async function follow({ mode, code, email }: LiveAction, password?: string): Promise<void> {
  const { redeemCode, setPassword } = await import('#lib/session/account-codes.ts')
  if (mode === 'resetPassword') return setPassword(code, password ?? '')
  if (mode === 'verifyEmail' && password !== undefined) await signIn(email, password)
  await redeemCode(code)
  // The code is used up by now: should this fail, the API learns of it with the next token.
  if (mode === 'verifyEmail') await renewToken().catch(() => undefined)
}
