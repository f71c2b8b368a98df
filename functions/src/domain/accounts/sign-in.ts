import * as m from '../../texts/accounts.ts'
import { errors, ShopError } from '../errors.ts'
import { storedLocale } from '../language.ts'
import { type Account, hasNewOwner, type IdentityProvider, type VerifiedIdentity } from './account.ts'
import type { AccountStore } from './account-store.ts'

/** Registers the account that just signed in and returns its access token. Throws `unauthenticated`, `busy` or `payment_provider_failed`. */
export async function mintToken(
  shop: {
    accounts: AccountStore
    identity: IdentityProvider
    cards: { deleteCustomer(customerId: string): Promise<void> }
  },
  identity: VerifiedIdentity,
  idToken: string,
  now: Date,
): Promise<string> {
  const known = await shop.accounts.find(identity.uid)
  if (isTakeOver(identity, known)) {
    // Sessions first: when anything fails in between, the next sign-in starts again from here.
    await shop.identity.endSessions(identity.uid)
    if (known?.customerId) await shop.cards.deleteCustomer(known.customerId)
    await shop.identity.markAdmin(identity.uid, false)
    await registerAccount(shop, identity, now)
    throw new ShopError('unauthenticated', m.sessionsSignedOut())
  }
  const token = await shop.identity.mint(idToken)
  if (!token) throw errors.signIn()
  const account = await registerAccount(shop, identity, now)
  if (!isSessionOfOwner(account, identity)) throw errors.signIn()
  return token
}

/** The account of a verified sign-in, made on first sight; afterwards only its email is kept up to date. */
export function registerAccount(shop: { accounts: AccountStore }, identity: VerifiedIdentity, now: Date) {
  return shop.accounts.register(identity.uid, (known) => {
    const account = registered(identity, known, now)
    const isNew = !known || hasNewOwner(known, account)
    return rememberingEmail(known, isNew ? { ...account, locale: storedLocale() } : account, now)
  })
}

/** Notes an email that is no longer the account's, by which messages and mails of its owner are still found. */
function rememberingEmail(known: Account | undefined, account: Account, now: Date): Account {
  if (!known || known.email === account.email || hasNewOwner(known, account)) return account
  if (known.unverifiedSignIn) return { ...account, emailSince: now }
  const { email, emailSince: since = known.createdAt, formerEmails = [], emailSpans = [] } = known
  return {
    ...account,
    emailSince: now,
    formerEmails: [...new Set([...formerEmails, email])],
    emailSpans: [...emailSpans, { email, since, until: now }],
  }
}

/** An account taken over by its owner starts afresh: the earlier profile and role are not the owner's. */
export function registered(identity: VerifiedIdentity, known: Account | undefined, now: Date): Account {
  const { uid, email, name, picture: img, signedInAt } = identity
  const unverifiedSignIn = unverifiedSignInOf(identity, known)
  if (!known) return { uid, email, name, img, createdAt: now, unverifiedSignIn, sessionsFrom: signedInAt }
  // A token from before the owner came says nothing about the account.
  if (!isSessionOfOwner(known, identity)) return known
  if (isTakeOver(identity, known))
    return { uid, email, name, img, createdAt: now, sessionsFrom: now, takenOverAt: now }
  const sessionsFrom = sessionsFromOf(identity, known)
  const isSame =
    known.email === email &&
    known.unverifiedSignIn?.getTime() === unverifiedSignIn?.getTime() &&
    known.sessionsFrom?.getTime() === sessionsFrom?.getTime()
  return isSame ? known : { ...known, email, unverifiedSignIn, sessionsFrom }
}

/** True when an email's owner comes in another way than whoever registered it and never proved it: their sessions end. */
export function isTakeOver(identity: VerifiedIdentity, known: Account | undefined): boolean {
  if (known?.unverifiedSignIn === undefined || !identity.emailVerified) return false
  return identity.signInMethod !== 'password' || sessionsEndedSince(known, identity)
}

/** When the account last signed in for an unverified email; verified by the next sign-in, or at once with a password. */
function unverifiedSignInOf(identity: VerifiedIdentity, known: Account | undefined): Date | undefined {
  if (!identity.emailVerified) return identity.signedInAt
  const before = known?.unverifiedSignIn
  const isLater = before !== undefined && identity.signedInAt !== undefined && identity.signedInAt > before
  return isLater || identity.hasPassword ? undefined : before
}

/** From when on sessions are valid: proving the email and choosing a new password end all that began before. */
function sessionsFromOf(identity: VerifiedIdentity, known: Account): Date | undefined {
  const isProof = known.unverifiedSignIn !== undefined && unverifiedSignInOf(identity, known) === undefined
  const moments = [known.sessionsFrom, identity.sessionsEndedAt, isProof ? identity.signedInAt : undefined]
  return moments.reduce((latest, moment) => (moment && !(latest && latest >= moment) ? moment : latest))
}

/** A session from before the present owner, or of the same second, is not valid. */
export function isSessionOfOwner(
  { sessionsFrom, takenOverAt }: Pick<Account, 'sessionsFrom' | 'takenOverAt'>,
  { signedInAt }: Pick<VerifiedIdentity, 'signedInAt'>,
): boolean {
  if (!sessionsFrom || !signedInAt) return true
  const first = inSeconds(sessionsFrom)
  const isStrict = takenOverAt !== undefined && inSeconds(takenOverAt) >= first
  return isStrict ? signedInAt.getTime() > first : signedInAt.getTime() >= first
}

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
