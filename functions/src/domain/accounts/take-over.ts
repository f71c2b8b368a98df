import type { Account, VerifiedIdentity } from './account.ts'

/*
 * The ways into an account, and what each proves. What is planted is addresses, profile, cart, orders, cards and role.
 *
 * | way in                             | proves                         | sessions from before | what was planted before |
 * | registration                       | nothing                        | there are none       | there is nothing        |
 * | password                           | that whoever registered is back | stay                 | stays                   |
 * | link in the verification mail      | the email, and with the password that who registered has it | end | stays |
 * | new password by the link in a mail | the email                      | end                  | stays if the email was proven before, else it is not the owner's |
 * | Google                             | the email                      | end if it was not proven before | the same     |
 *
 * docs/decisions/026-whose-account.md says why.
 */

/**
 * True when the owner of an email comes in another way than whoever registered it and never proved that it is theirs: with
 * another provider, or with a password chosen since. What that person left behind is not the owner's, and their sessions end.
 */
export function isTakeOver(identity: VerifiedIdentity, known: Account | undefined): boolean {
  if (known?.unverifiedSignIn === undefined || !isProven(identity)) return false
  return identity.signInMethod !== 'password' || sessionsEndedSince(known, identity)
}

/**
 * When the account last signed in for an unverified email. A link in a mail verifies it from the next sign-in on, or at
 * once for who still has a password: another provider that proves the email removes it, and a session
 * may then belong to whoever had the account before its owner.
 */
export function unverifiedSignInOf(identity: VerifiedIdentity, known: Account | undefined): Date | undefined {
  if (!isProven(identity)) return identity.signedInAt
  const before = known?.unverifiedSignIn
  const isLater = before !== undefined && identity.signedInAt !== undefined && identity.signedInAt > before
  return isLater || identity.hasPassword ? undefined : before
}

/** From when on sessions are valid: proving the email and choosing a new password end all that began before. */
export function sessionsFromOf(identity: VerifiedIdentity, known: Account): Date | undefined {
  const isProof = known.unverifiedSignIn !== undefined && unverifiedSignInOf(identity, known) === undefined
  const moments = [known.sessionsFrom, identity.sessionsEndedAt, isProof ? identity.signedInAt : undefined]
  return moments.reduce((latest, moment) => (moment && !(latest && latest >= moment) ? moment : latest))
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
  const isStrict = takenOverAt !== undefined && inSeconds(takenOverAt) >= first
  return isStrict ? signedInAt.getTime() > first : signedInAt.getTime() >= first
}

/** True when the identity provider ended all sessions after the account was last seen. */
function sessionsEndedSince(
  { sessionsFrom, unverifiedSignIn }: Account,
  { sessionsEndedAt }: VerifiedIdentity,
): boolean {
  const before = sessionsFrom ?? unverifiedSignIn
  return (
    before !== undefined && sessionsEndedAt !== undefined && sessionsEndedAt.getTime() > inSeconds(before)
  )
}

/** Tokens carry their sign-in time in whole seconds. */
const inSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000) * 1000

function isProven({ emailVerified }: VerifiedIdentity): boolean {
  return emailVerified === true
}
