import { errors } from '../errors.ts'
import type { VerifiedIdentity } from './account.ts'
import type { AccountStore } from './account-store.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { registerAccount } from './register-account.ts'

/** Registers the account that just signed in and returns its access token. Throws `unauthenticated` or `busy`. */
export async function mintToken(
  shop: { accounts: AccountStore; identity: IdentityProvider },
  identity: VerifiedIdentity,
  idToken: string,
  now: Date,
): Promise<string> {
  const token = await shop.identity.mint(idToken)
  if (!token) throw errors.signIn()
  await registerAccount(shop, identity, now)
  return token
}
