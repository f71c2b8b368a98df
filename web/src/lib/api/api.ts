import { reportReachable } from '#lib/browser/connection.ts'
import type { Identity } from '#lib/session/firebase.ts'
import { accessToken, loseSession, replaceToken } from '#lib/session/session.ts'
import { createApiClient } from './api-client.ts'
import { ApiError, messages } from './api-error.ts'

let renewal: Promise<string | undefined> | undefined

/** Mints a token from the live sign-in. Calls that fail together share one renewal. */
function renewToken(): Promise<string | undefined> {
  renewal ??= mintFromLiveSignIn().finally(() => {
    renewal = undefined
  })
  return renewal
}

async function mintFromLiveSignIn(): Promise<string | undefined> {
  const { liveIdentity } = await import('#lib/session/firebase.ts')
  try {
    const identity = await liveIdentity()
    if (!identity) return undefined
    const token = await mintToken(identity)
    replaceToken(token)
    return token
  } catch (error) {
    // Without a connection nobody knows whether the sign-in still holds, so it is kept.
    if (error instanceof ApiError && error.status !== 401) throw error
    if (isConnectionFailure(error)) throw new ApiError('offline', messages.offline)
    return undefined
  }
}

function isConnectionFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/network-request-failed'
}

/** Trades a Firebase ID token for the shop's access token. Throws `ApiError`. */
export async function mintToken({ person, idToken }: Identity): Promise<string> {
  const { email } = person
  const { token } = await api.call('mintToken', { params: { email }, body: { email }, bearer: idToken })
  return token
}

export const api = createApiClient({
  fetch: (...request) => fetch(...request),
  accessToken,
  renewToken,
  sessionLost: loseSession,
  reachable: reportReachable,
})
