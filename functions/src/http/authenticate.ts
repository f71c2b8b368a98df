import type { Access } from '@wood-master/contract/calls'
import type { Request } from 'express'
import type { Actor } from '../domain/membership/actor.ts'
import type { Identity } from '../domain/membership/member.ts'
import type { Shop } from '../domain/ports.ts'
import { refusals } from '../domain/refusals.ts'

export function bearerOf(request: Request): string {
  return /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? ''
}

/** Who makes the call, or nothing where anyone may. Throws `unauthenticated`. */
export async function whoCalls(
  shop: Shop,
  access: Access,
  token: string,
): Promise<Actor | Identity | undefined> {
  if (access === 'anyone' || access === 'stripe') return undefined
  if (token === '') throw refusals.signIn()
  const identity =
    access === 'identity' ? await shop.identity.identify(token) : await shop.identity.whose(token)
  if (!identity) throw refusals.signIn()
  return access === 'identity' ? identity : actorOf(shop, identity)
}

/** The role is read with every call, so a promotion or demotion acts at once, whatever the token says. */
async function actorOf(shop: Shop, { uid }: Identity): Promise<Actor> {
  const member = await shop.members.find(uid)
  if (!member) throw refusals.signIn()
  return { uid, email: member.email, name: member.name, role: member.role ?? 'shopper' }
}
