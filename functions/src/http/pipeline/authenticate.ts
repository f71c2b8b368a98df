import type { Access } from '@wood-master/contract/access'
import type { Request } from 'express'
import { type Caller, callerOf, type VerifiedIdentity } from '../../domain/accounts/account.ts'
import { isSessionOfOwner } from '../../domain/accounts/take-over.ts'
import { errors } from '../../domain/errors.ts'
import type { Shop } from '../../domain/ports.ts'

/** The bearer token of a request; empty without one. */
export function bearerOf(request: Request): string {
  return /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? ''
}

/** Who makes the call, or nothing where anyone may. Throws `unauthenticated`. */
export async function whoCalls(
  shop: Pick<Shop, 'accounts' | 'identity'>,
  access: Access,
  token: string,
): Promise<Caller | VerifiedIdentity | undefined> {
  if (access === 'anyone' || access === 'Stripe') return undefined
  if (token === '' && access === 'anyone, or the owner') return undefined
  if (token === '') throw errors.signIn()
  const identity =
    access === 'verified sign-in' ? await shop.identity.identify(token) : await shop.identity.whose(token)
  if (!identity) throw errors.signIn()
  if (access === 'verified sign-in') return identity
  // The role is read with every call, so a promotion or demotion acts at once, whatever the token says.
  const account = await shop.accounts.find(identity.uid)
  if (!account || !isSessionOfOwner(account, identity)) throw errors.signIn()
  // An admin who was disabled or signed out everywhere is one no longer; everybody else within the hour.
  const isAdmin = account.role === 'admin'
  if (isAdmin && !(await shop.identity.whose(token, { checkRevoked: true }))) throw errors.signIn()
  return callerOf(account)
}
