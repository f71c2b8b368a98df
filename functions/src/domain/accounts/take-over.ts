import type { Account, VerifiedIdentity } from './account.ts'

/**
 * True when the owner of an email signs in where somebody registered it with a password before and never proved that it
 * is theirs. What that person left behind is not the owner's, and their sessions end.
 */
export function isTakeOver(identity: VerifiedIdentity, known: Account | undefined): boolean {
  return known?.unverifiedSignIn !== undefined && isProven(identity) && identity.signInMethod !== 'password'
}

/**
 * When the account last signed in with a password for an email that nobody proved to own. A link in a mail proves it
 * from the next sign-in on: until then the session may be somebody's from before the owner came.
 */
export function unverifiedSignInOf(identity: VerifiedIdentity, known: Account | undefined): Date | undefined {
  if (isProven(identity)) {
    const before = known?.unverifiedSignIn
    const isLater = before !== undefined && identity.signedInAt !== undefined && identity.signedInAt > before
    return isLater ? undefined : before
  }
  return identity.signInMethod === 'password' ? identity.signedInAt : known?.unverifiedSignIn
}

/** A session that began before the account had its present owner is nobody's any more. */
export function isSessionOfOwner(
  account: Pick<Account, 'sessionsFrom'>,
  { signedInAt }: Pick<VerifiedIdentity, 'signedInAt'>,
): boolean {
  if (!account.sessionsFrom || !signedInAt) return true
  return signedInAt.getTime() >= inSeconds(account.sessionsFrom)
}

/** Tokens carry the moment of their sign-in in whole seconds. */
const inSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000) * 1000

function isProven({ emailVerified }: VerifiedIdentity): boolean {
  return emailVerified === true
}
