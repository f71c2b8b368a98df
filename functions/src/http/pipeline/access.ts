import { type Access, emailAccesses } from '@wood-master/contract/access'
import type { Call } from '@wood-master/contract/calls'
import { mayCall } from '@wood-master/contract/roles'
import { type CallName, routes } from '@wood-master/contract/routes'
import type { Request } from 'express'
import * as z from 'zod'
import { type Caller, callerOf, type VerifiedIdentity } from '../../domain/accounts/account.ts'
import { isSessionOfOwner } from '../../domain/accounts/sign-in.ts'
import { errors } from '../../domain/errors.ts'
import type { Shop } from '../../domain/ports.ts'

/** Who makes a call: an account, an identity that has none yet, or nobody that is known. */
export type MaybeCaller = Caller | VerifiedIdentity | undefined

export type Parts = Partial<Record<'params' | 'query' | 'body', unknown>>

/** Throws for a call whose access could not be checked: its route must not exist. */
export function assertCheckable(name: CallName, call: Call): void {
  if (emailAccesses.has(call.access) && ![call.params, call.query, call.body].some(requiresEmail))
    throw new Error(`${name} is for '${call.access}', but none of its schemas requires an email`)
  if (call.cdnSeconds !== undefined && call.access !== 'anyone')
    throw new Error(`${name} is for '${call.access}', but a CDN would hand it to anyone`)
  if (call.recentRole && routes[name].method !== 'GET')
    throw new Error(`${name} changes something, so it has to read its caller's role`)
}

function requiresEmail(schema: z.ZodType | undefined): boolean {
  const email = schema instanceof z.ZodObject ? schema.shape.email : undefined
  return email !== undefined && !z.safeParse(email, undefined).success
}

export function isAdmin(caller: MaybeCaller): boolean {
  return caller !== undefined && 'role' in caller && caller.role === 'admin'
}

/** Whoever's role allows the call is an admin for it, and for nothing else. */
export function withRoleFor(name: CallName, caller: MaybeCaller): MaybeCaller {
  const staff = caller && 'staff' in caller ? caller.staff : undefined
  return caller && staff && mayCall(staff, name) ? { ...caller, role: 'admin' } : caller
}

/** Every email that the call names must be the caller's own, unless an admin may name others. Throws `forbidden`. */
export function assertOwnEmail(access: Access, caller: MaybeCaller, parts: Parts): void {
  if (!emailAccesses.has(access)) return
  const emails = emailsIn(parts)
  if (emails.length === 0) throw errors.notYours()
  if (access === 'own email or admin' && isAdmin(caller)) return
  if (emails.some((email) => email !== caller?.email)) throw errors.notYours()
}

function emailsIn({ params, query, body }: Parts): string[] {
  return [params, query, body].flatMap((part) =>
    typeof part === 'object' && part !== null && 'email' in part && typeof part.email === 'string'
      ? [part.email]
      : [],
  )
}

export function bearerOf(request: Request): string {
  return /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? ''
}

/** Who makes the call, or nothing where anyone may. Throws `unauthenticated`. */
export async function whoCalls(
  shop: Pick<Shop, 'accounts' | 'identity'>,
  name: CallName,
  { access, recentRole }: Pick<Call, 'access' | 'recentRole'>,
  token: string,
): Promise<Caller | VerifiedIdentity | undefined> {
  if (access === 'anyone' || access === 'Stripe') return undefined
  if (token === '' && access === 'anyone, or the owner') return undefined
  if (token === '') throw errors.signIn()
  const identity =
    access === 'verified sign-in' ? await shop.identity.identify(token) : await shop.identity.whose(token)
  if (!identity) throw errors.signIn()
  if (access === 'verified sign-in') return identity
  const recent = recentRole && (await shop.accounts.findRecent(identity.uid))
  // A role of some seconds ago turns nobody away: its record is read again first.
  const isTrusted = recent && (access !== 'admin' || mayCall(recent.role, name))
  const account = isTrusted ? recent : await shop.accounts.find(identity.uid)
  if (!account || !isSessionOfOwner(account, identity)) throw errors.signIn()
  const caller = callerOf(account)
  // Whoever was disabled or signed out everywhere, as by a new password, is signed out here too: within seconds, and at
  // once where admins, staff and accounts whose email may be somebody else's change something.
  const isAskedNow = !recentRole && Boolean(caller.role === 'admin' || caller.staff || caller.unproven)
  const valid = await shop.identity.whose(token, { checkRevoked: isAskedNow || 'recently' })
  if (!valid) throw errors.signIn()
  return caller
}
