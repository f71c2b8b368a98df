import type { Account, VerifiedIdentity } from './account.ts'
import type { AccountStore } from './account-store.ts'
import { isSessionOfOwner, isTakeOver, unverifiedSignInOf } from './take-over.ts'

/** The account of a verified sign-in, made on first sight; afterwards only its email is kept up to date. */
export function registerAccount(
  shop: { accounts: AccountStore },
  identity: VerifiedIdentity,
  now: Date,
): Promise<Account> {
  return shop.accounts.register(identity.uid, (known) =>
    rememberingEmail(known, registered(identity, known, now)),
  )
}

/** Notes an email that is no longer the account's, by which messages and mails of its owner are still found. */
export function rememberingEmail(known: Account | undefined, account: Account): Account {
  const isSameOwner = known && known.takenOverAt?.getTime() === account.takenOverAt?.getTime()
  if (!isSameOwner || known.email === account.email || known.unverifiedSignIn) return account
  return { ...account, formerEmails: [...new Set([...(known.formerEmails ?? []), known.email])] }
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
  const isSame = known.email === email && known.unverifiedSignIn?.getTime() === unverifiedSignIn?.getTime()
  return isSame ? known : { ...known, email, unverifiedSignIn }
}
