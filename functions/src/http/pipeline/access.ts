import { type Access, emailAccesses } from '@wood-master/contract/access'
import type { Call } from '@wood-master/contract/calls'
import { mayCall } from '@wood-master/contract/roles'
import type { CallName } from '@wood-master/contract/routes'
import * as z from 'zod'
import type { Caller, VerifiedIdentity } from '../../domain/accounts/account.ts'
import { errors } from '../../domain/errors.ts'

/** Who makes a call: an account, an identity that has none yet, or nobody that is known. */
export type MaybeCaller = Caller | VerifiedIdentity | undefined

export interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** Throws for a call whose access could not be checked: its route must not exist. */
export function assertCheckable(name: string, call: Call): void {
  if (emailAccesses.has(call.access) && ![call.params, call.query, call.body].some(requiresEmail)) {
    throw new Error(`${name} is for '${call.access}', but none of its schemas requires an email`)
  }
  if (call.cdnSeconds !== undefined && call.access !== 'anyone') {
    throw new Error(`${name} is for '${call.access}', but a CDN would hand it to anyone`)
  }
}

/** Throws for a call that changes something and would trust a role that may be gone. */
export function assertReads(name: string, { recentRole }: Call, method: string): void {
  if (recentRole && method !== 'GET')
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

export function assertRole(access: Access, caller: MaybeCaller): void {
  if (access === 'admin' && !isAdmin(caller)) throw errors.adminsOnly()
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
