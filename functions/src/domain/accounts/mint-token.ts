import { errors } from '../errors.ts'
import { ShopError } from '../shop-error.ts'
import type { VerifiedIdentity } from './account.ts'
import type { AccountStore } from './account-store.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { registerAccount } from './register-account.ts'
import { isSessionOfOwner, isTakeOver } from './take-over.ts'

/** Registers the account that just signed in and returns its access token. Throws `unauthenticated` or `busy`. */
export async function mintToken(
  shop: { accounts: AccountStore; identity: IdentityProvider },
  identity: VerifiedIdentity,
  idToken: string,
  now: Date,
): Promise<string> {
  if (isTakeOver(identity, await shop.accounts.find(identity.uid))) {
    await takeOver(shop, identity, now)
    throw new ShopError(
      'unauthenticated',
      'This email had been registered by someone who never verified it, so all sessions were signed out. Please sign in once more.',
    )
  }
  const token = await shop.identity.mint(idToken)
  if (!token) throw errors.signIn()
  const account = await registerAccount(shop, identity, now)
  if (!isSessionOfOwner(account, identity)) throw errors.signIn()
  return token
}

/** Sessions first: when anything fails in between, the next sign-in starts again from here. */
async function takeOver(
  shop: { accounts: AccountStore; identity: IdentityProvider },
  identity: VerifiedIdentity,
  now: Date,
): Promise<void> {
  await shop.identity.endSessions(identity.uid)
  await shop.identity.markAdmin(identity.uid, false)
  await registerAccount(shop, identity, now)
}
