import type { Account, VerifiedIdentity } from './account.ts'
import type { AccountStore } from './account-store.ts'

/** The account of a verified sign-in, made on first sight; afterwards only its email is kept up to date. */
export function registerAccount(
  shop: { accounts: AccountStore },
  identity: VerifiedIdentity,
  now: Date,
): Promise<Account> {
  return shop.accounts.register(identity.uid, (known) => registered(identity, known, now))
}

export function registered(identity: VerifiedIdentity, known: Account | undefined, now: Date): Account {
  const { uid, email, name, picture } = identity
  if (!known) return { uid, email, name, img: picture, createdAt: now }
  return known.email === email ? known : { ...known, email }
}
