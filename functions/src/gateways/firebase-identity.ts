import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import type { IdentityProvider } from '../domain/membership/identity-provider.ts'
import type { Identity } from '../domain/membership/member.ts'

const tokenLifeMs = 60 * 60 * 1000

export function firebaseIdentity(auth: Auth): IdentityProvider {
  return {
    identify: (idToken) => unlessRefused(async () => identityOf(await auth.verifyIdToken(idToken))),
    mint: (idToken) => unlessRefused(() => auth.createSessionCookie(idToken, { expiresIn: tokenLifeMs })),
    whose: (accessToken) =>
      unlessRefused(async () => identityOf(await auth.verifySessionCookie(accessToken))),
    async markAdmin(uid, admin) {
      const { customClaims } = await auth.getUser(uid)
      const { admin: _, ...others } = customClaims ?? {}
      await auth.setCustomUserClaims(uid, admin ? { ...others, admin: true } : others)
    },
  }
}

function identityOf(token: DecodedIdToken): Identity | undefined {
  if (!token.email) return undefined
  const name: unknown = token.name
  return {
    uid: token.uid,
    email: token.email.toLowerCase(),
    name: typeof name === 'string' && name !== '' ? name : undefined,
    picture: token.picture,
  }
}

/** Firebase refuses a token with an `auth/...` code; its own trouble has one too, and must not look like a bad token. */
const troubles = new Set(['auth/internal-error', 'auth/network-request-failed', 'auth/invalid-credential'])

async function unlessRefused<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code.startsWith('auth/') && !troubles.has(code)) return undefined
    throw error
  }
}
