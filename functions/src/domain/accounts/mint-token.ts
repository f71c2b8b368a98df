import { errors } from '../errors.ts'
import type { Shop } from '../ports.ts'
import type { Identity } from './account.ts'

/** Greets a person who just signed in and answers their access token. Throws `unauthenticated`. */
export async function mintToken(shop: Shop, identity: Identity, idToken: string, now: Date): Promise<string> {
  const token = await shop.identity.mint(idToken)
  if (!token) throw errors.signIn()
  await shop.accounts.welcome(identity, now)
  return token
}
