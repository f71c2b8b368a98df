import { hash } from 'node:crypto'
import { imageUrl, text } from '@wood-master/contract/fields'
import { limits } from '@wood-master/contract/limits'
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth'
import { LRUCache } from 'lru-cache'
import type { IdentityProvider, VerifiedIdentity } from '../domain/accounts/account.ts'

const tokenLifeMs = 60 * 60 * 1000
const mostSessions = 5_000

/** A session, and when the identity provider last said that its account is valid. */
interface Verified {
  identity: VerifiedIdentity
  endsAt: number
  checkedAt: number
}

/** Tokens open accounts: none is kept as it is. */
const keyOf = (token: string) => hash('sha256', token, 'base64')

/** `recentMs`: for how long `recently` trusts that an account is valid, in milliseconds. */
export function firebaseIdentity(auth: Auth, { now = Date.now, recentMs = 0 } = {}): IdentityProvider {
  /** Kept while they last, as verifying a signature takes long; whether an account is valid is asked again. */
  const sessions = new LRUCache<string, Verified>({ maxSize: mostSessions, sizeCalculation: () => 1 })

  async function verify(accessToken: string, checkRevoked: boolean): Promise<VerifiedIdentity | undefined> {
    const checkedAt = checkRevoked ? now() : Number.NEGATIVE_INFINITY
    const token = await undefinedIfRejected(() => auth.verifySessionCookie(accessToken, checkRevoked))
    const identity = token && identityOf(token)
    if (identity) sessions.set(keyOf(accessToken), { identity, endsAt: token.exp * 1000, checkedAt })
    else sessions.delete(keyOf(accessToken))
    return identity
  }

  function known(accessToken: string, checkRevoked: boolean | 'recently'): VerifiedIdentity | undefined {
    const found = checkRevoked === true ? undefined : sessions.get(keyOf(accessToken))
    if (!found || found.endsAt <= now()) return undefined
    return checkRevoked && now() - found.checkedAt >= recentMs ? undefined : found.identity
  }

  return {
    identify: (idToken) =>
      undefinedIfRejected(async () => {
        const token = await auth.verifyIdToken(idToken)
        return asRecorded(identityOf(token), await auth.getUser(token.uid))
      }),
    mint: (idToken) =>
      undefinedIfRejected(() => auth.createSessionCookie(idToken, { expiresIn: tokenLifeMs })),
    async whose(accessToken, { checkRevoked } = { checkRevoked: false }) {
      return known(accessToken, checkRevoked) ?? verify(accessToken, checkRevoked !== false)
    },
    async endSessions(uid) {
      await unlessGone(() => auth.revokeRefreshTokens(uid))
    },
    async verifiedEmailOf(uid) {
      const account = await unlessGone(() => auth.getUser(uid))
      return account?.emailVerified ? account.email?.toLowerCase() : undefined
    },
    // An account that is gone cannot sign in, whatever its claims; its record stays manageable.
    markAdmin: (uid, admin) =>
      unlessGone(async () => {
        const { customClaims } = await auth.getUser(uid)
        const { admin: _, ...others } = customClaims ?? {}
        await auth.setCustomUserClaims(uid, admin ? { ...others, admin: true } : others)
      }),
    uidOf: (email) => unlessGone(async () => (await auth.getUserByEmail(email)).uid),
    deleteAccount: (uid) => unlessGone(() => auth.deleteUser(uid)),
  }
}

const shownName = text(limits.nameLength)
/** Other letters can turn into another person's email when lowercased: the Kelvin sign becomes a k. */
const plainEmail = /^[\x21-\x7e]+$/

/** Name and image are whatever was typed at the identity service: what cannot be displayed is left out. */
function identityOf(token: DecodedIdToken): VerifiedIdentity | undefined {
  if (!token.email || !plainEmail.test(token.email)) return undefined
  return {
    uid: token.uid,
    email: token.email.toLowerCase(),
    name: shownName.safeParse(token.name).data,
    picture: imageUrl.safeParse(token.picture).data,
    emailVerified: token.email_verified === true,
    signInMethod: token.firebase?.sign_in_provider,
    signedInAt: new Date(token.auth_time * 1000),
  }
}

/** A fresh sign-in with what its account's record says; nothing when the record has changed since, or ended the session. */
function asRecorded(identity: VerifiedIdentity | undefined, record: UserRecord) {
  const sessionsEndedAt = record.tokensValidAfterTime ? new Date(record.tokensValidAfterTime) : undefined
  const isEnded = sessionsEndedAt && identity?.signedInAt && identity.signedInAt < sessionsEndedAt
  const isCurrent =
    identity?.emailVerified === record.emailVerified && identity.email === record.email?.toLowerCase()
  if (record.disabled || isEnded || !isCurrent) return undefined
  const hasPassword = record.providerData.some(({ providerId }) => providerId === 'password')
  return { ...identity, sessionsEndedAt, hasPassword }
}

/** Firebase's codes for an invalid token or account; anything else is an outage, not a bad token. */
const rejectionCodes = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
])
/** A failure to fetch Google's keys has the same code as a junk token; only the message differs. */
const keysOutOfReach = /^Error (fetching|while making request)/

const undefinedIf =
  (isExpected: (error: unknown) => boolean) =>
  async <Value>(ask: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await ask()
    } catch (error) {
      if (isExpected(error)) return undefined
      throw error
    }
  }

const undefinedIfRejected = undefinedIf(
  (error) =>
    error instanceof Error && rejectionCodes.has(codeOf(error)) && !keysOutOfReach.test(error.message),
)
const unlessGone = undefinedIf((error) => codeOf(error) === 'auth/user-not-found')

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
