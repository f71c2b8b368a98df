import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import { shopper } from './factories.ts'
import { server } from './fake-api.ts'

// As patterns, because a colon in a path would name a parameter.
export const signInCall = /identitytoolkit\.googleapis\.com\/v1\/accounts:signInWithPassword/
export const lookupCall = /identitytoolkit\.googleapis\.com\/v1\/accounts:lookup/
export const sendCall = /identitytoolkit\.googleapis\.com\/v1\/accounts:sendOobCode/

const part = (claims: object) => btoa(JSON.stringify(claims))
const idToken = `${part({ alg: 'none' })}.${part({ sub: shopper.uid, exp: 4_102_444_800 })}.`

/** Firebase Authentication, as far as signing the shopper in with a password goes; returns what is called at each refresh. */
export function identityService(account: { email?: string; emailVerified?: boolean } = {}) {
  const refreshed = vi.fn()
  const { uid: localId, email, name: displayName } = shopper
  server.use(
    http.post(signInCall, () =>
      HttpResponse.json({ localId, idToken, refreshToken: 'refresh', expiresIn: '3600' }),
    ),
    http.post(lookupCall, () =>
      HttpResponse.json({ users: [{ localId, email, displayName, providerUserInfo: [], ...account }] }),
    ),
    http.post('https://securetoken.googleapis.com/v1/token', () => {
      refreshed()
      return HttpResponse.json({ access_token: idToken, refresh_token: 'refresh', expires_in: '3600' })
    }),
  )
  return refreshed
}
