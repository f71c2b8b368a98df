import { connection } from '#lib/browser/connection.ts'
import { sharedWhilePending } from '#lib/browser/shared-promise.ts'
import { createSignal } from '#lib/browser/store.ts'
import type { SignIn } from '#lib/session/firebase.ts'
import { session } from '#lib/session/session.ts'
import * as m from '#texts/lib.ts'
import { createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'

/**
 * A new access token for the sign-in that this browser still holds; nothing when that has ended, or is another account's than
 * the session. Calls that fail together share one. Throws `ApiError`.
 */
export const renewToken = sharedWhilePending(async (): Promise<string | undefined> => {
  const uid = sessionUid()
  const { liveSignIn } = await import('#lib/session/firebase.ts')
  try {
    const signIn = await liveSignIn()
    if (!signIn || signIn.account.uid !== uid) return undefined
    const token = await mintToken(signIn)
    // Signed out, or in as somebody else, meanwhile.
    if (sessionUid() !== uid) return undefined
    session.replaceToken(token)
    return token
  } catch (error) {
    // Without a connection the sign-in may still be valid, so it is kept.
    if (error instanceof ApiError && error.status !== 401) throw error
    if (isConnectionFailure(error)) throw new ApiError('offline', m.shopUnreachable())
    return undefined
  }
})

function sessionUid(): string | undefined {
  return session.account()?.uid
}

function isConnectionFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/network-request-failed'
}

/** Trades a Firebase ID token for the shop's access token. Throws `ApiError`. */
export async function mintToken({ account, idToken }: SignIn): Promise<string> {
  const { email } = account
  const { token } = await api.call('mintToken', { params: { email }, body: { email }, bearer: idToken })
  return token
}

/** Sent before and after every call that may change something. */
export const changing = createSignal()

export const api = createApiClient({
  fetch: (...request) => fetch(...request),
  accessToken: session.token,
  sessionUid,
  renewToken,
  sessionLost: session.lose,
  changing: changing.send,
  reachable: connection.report,
})
