import type { Account, VerifiedIdentity } from './account.ts'

/**
 * True when the owner of an email signs in where somebody registered it with a password before and never proved that it
 * is theirs. What that person left behind is not the owner's, and their sessions end.
 */
export function isTakeOver(identity: VerifiedIdentity, known: Account | undefined): boolean {
  return known?.unverifiedSignIn !== undefined && isProven(identity) && identity.signInMethod !== 'password'
}

/**
 * When the account last signed in with a password for an unverified email. A link in an email verifies it
 * from the next sign-in on: until then the session may belong to whoever had the account before its owner.
 */
export function unverifiedSignInOf(identity: VerifiedIdentity, known: Account | undefined): Date | undefined {
  if (isProven(identity)) {
    const before = known?.unverifiedSignIn
    const isLater = before !== undefined && identity.signedInAt !== undefined && identity.signedInAt > before
    return isLater ? undefined : before
  }
  return identity.signInMethod === 'password' ? identity.signedInAt : known?.unverifiedSignIn
}

/**
 * A session that began before the present owner took the account over is no longer valid, nor is one of the same second,
 * which may be either's: its owner signs in once more.
 */
export function isSessionOfOwner(
  { sessionsFrom, takenOverAt }: Pick<Account, 'sessionsFrom' | 'takenOverAt'>,
  { signedInAt }: Pick<VerifiedIdentity, 'signedInAt'>,
): boolean {
  if (!sessionsFrom || !signedInAt) return true
  const first = inSeconds(sessionsFrom)
  return takenOverAt ? signedInAt.getTime() > first : signedInAt.getTime() >= first
}

/** Tokens carry their sign-in time in whole seconds. */
const inSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000) * 1000

function isProven({ emailVerified }: VerifiedIdentity): boolean {
  return emailVerified === true
}
