import type { Call } from '@wood-master/contract/calls'
import type { Request } from 'express'
import { type Account, type Caller, callerOf, type VerifiedIdentity } from '../../domain/accounts/account.ts'
import { isSessionOfOwner } from '../../domain/accounts/sign-in.ts'
import { errors } from '../../domain/errors.ts'
import type { Shop } from '../../domain/ports.ts'

/** The token that the call carries; empty where it carries none. */
export function bearerOf(request: Request): string {
  return /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? ''
}

type Asking = Pick<Call, 'access' | 'recentRole'>

/** Who makes the call, or nothing where anyone may. Throws `unauthenticated`. */
export async function whoCalls(
  shop: Pick<Shop, 'accounts' | 'identity'>,
  { access, recentRole }: Asking,
  token: string,
): Promise<Caller | VerifiedIdentity | undefined> {
  if (access === 'anyone' || access === 'Stripe') return undefined
  if (token === '' && access === 'anyone, or the owner') return undefined
  if (token === '') throw errors.signIn()
  const identity =
    access === 'verified sign-in' ? await shop.identity.identify(token) : await shop.identity.whose(token)
  if (!identity) throw errors.signIn()
  if (access === 'verified sign-in') return identity
  const account = await accountOf(shop, { access, recentRole }, identity.uid)
  if (!account || !isSessionOfOwner(account, identity)) throw errors.signIn()
  const caller = callerOf(account)
  // Whoever was disabled or signed out everywhere, as by a new password, is signed out here too: within seconds, and at
  // once where admins, and accounts whose email may be somebody else's, change something.
  const isAskedNow = !recentRole && Boolean(caller.role === 'admin' || caller.staff || caller.unproven)
  const valid = await shop.identity.whose(token, { checkRevoked: isAskedNow || 'recently' })
  if (!valid) throw errors.signIn()
  return caller
}

/** The role comes from the record. With `recentRole` from one of some seconds ago, read again before somebody without one is turned away. */
async function accountOf(
  { accounts }: Pick<Shop, 'accounts'>,
  { access, recentRole }: Asking,
  uid: string,
): Promise<Account | undefined> {
  const recent = recentRole ? await accounts.findRecent(uid) : undefined
  return recent && (access !== 'admin' || recent.role) ? recent : accounts.find(uid)
}
