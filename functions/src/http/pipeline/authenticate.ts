import type { Access } from '@wood-master/contract/calls'
import type { Request } from 'express'
import type { Identity } from '../../domain/accounts/account.ts'
import type { Caller } from '../../domain/accounts/caller.ts'
import { errors } from '../../domain/errors.ts'
import type { Shop } from '../../domain/ports.ts'

export function bearerOf(request: Request): string {
  return /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? ''
}

/** Who makes the call, or nothing where anyone may. Throws `unauthenticated`. */
export async function whoCalls(
  shop: Shop,
  access: Access,
  token: string,
): Promise<Caller | Identity | undefined> {
  if (access === 'anyone' || access === 'stripe') return undefined
  if (token === '') throw errors.signIn()
  const identity =
    access === 'identity' ? await shop.identity.identify(token) : await shop.identity.whose(token)
  if (!identity) throw errors.signIn()
  return access === 'identity' ? identity : callerOf(shop, identity)
}

/** The role is read with every call, so a promotion or demotion acts at once, whatever the token says. */
async function callerOf(shop: Shop, { uid }: Identity): Promise<Caller> {
  const member = await shop.accounts.find(uid)
  if (!member) throw errors.signIn()
  return { uid, email: member.email, name: member.name, role: member.role ?? 'shopper' }
}
