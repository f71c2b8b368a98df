import type { Account, VerifiedIdentity } from './account.ts'
import type { AccountStore } from './account-store.ts'
import { isSessionOfOwner, isTakeOver, sessionsFromOf, unverifiedSignInOf } from './take-over.ts'

/** The account of a verified sign-in, made on first sight; afterwards only its email and what proves it are kept up to date. */
export function registerAccount(
  shop: { accounts: AccountStore },
  identity: VerifiedIdentity,
  now: Date,
): Promise<Account> {
  return shop.accounts.register(identity.uid, (known) => registered(identity, known, now))
}

/** An account taken over by its owner starts afresh: the earlier profile and role are not the owner's. */
export function registered(identity: VerifiedIdentity, known: Account | undefined, now: Date): Account {
  const { uid, email, name, picture: img, signedInAt } = identity
  const unverifiedSignIn = unverifiedSignInOf(identity, known)
  if (!known) return { uid, email, name, img, createdAt: now, unverifiedSignIn, sessionsFrom: signedInAt }
  // A token from before the owner came says nothing about the account.
  if (!isSessionOfOwner(known, identity)) return known
  if (isTakeOver(identity, known)) {
    return { uid, email, name, img, createdAt: now, sessionsFrom: now, takenOverAt: now }
  }
  const sessionsFrom = sessionsFromOf(identity, known)
  const isSame =
    known.email === email &&
    known.unverifiedSignIn?.getTime() === unverifiedSignIn?.getTime() &&
    known.sessionsFrom?.getTime() === sessionsFrom?.getTime()
  return isSame ? known : { ...known, email, unverifiedSignIn, sessionsFrom }
}
