import type { Shop } from '../ports.ts'
import { refusals } from '../refusals.ts'
import type { Identity } from './member.ts'

/** Greets a person who just signed in and answers their access token. Throws `unauthenticated`. */
export async function mintToken(shop: Shop, identity: Identity, idToken: string, now: Date): Promise<string> {
  const token = await shop.identity.mint(idToken)
  if (!token) throw refusals.signIn()
  await shop.members.welcome(identity, now)
  return token
}
